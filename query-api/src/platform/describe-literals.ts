import { z } from 'zod'

type Schema = z.core.$ZodType

/** What a schema is made of: fields, items, choices, and what it wraps. */
const partsOf = ({ _zod: { def } }: Schema): Schema[] =>
  Object.values(def)
    .flatMap((part: unknown) =>
      isSchema(part) || typeof part !== 'object' || part === null ? part : Object.values(part),
    )
    .filter(isSchema)
const isSchema = (part: unknown): part is Schema => part instanceof z.core.$ZodType

/** The values of one that is one of several, and null where that is one more. */
function valuesOf(schema: Schema): readonly unknown[] | null {
  if (schema instanceof z.ZodLiteral) {
    return schema.def.values.length > 1 ? schema.def.values : null
  }
  const within = schema instanceof z.ZodNullable ? valuesOf(schema.def.innerType) : null
  return within === null ? null : [...new Set([...within, null])]
}

/** Tells what describes calls of every value of a literal: by itself it knows of the first one alone. */
export function describeLiterals(schemas: readonly Schema[], told = new Set<Schema>()): void {
  for (const schema of schemas.filter((one) => !told.has(one))) {
    told.add(schema)
    const values = valuesOf(schema)
    if (values !== null) {
      z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), enum: values })
    }
    describeLiterals(partsOf(schema), told)
  }
}
