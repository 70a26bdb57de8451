import { z } from 'zod'
import { allHttpCalls } from '../http-calls.ts'
import { sentencesOf } from './field-sentences.ts'

const sentencesFor = (schema: z.ZodType, given: unknown): string[] =>
  schema.safeParse(given, { error: sentencesOf(schema) }).error?.issues.map(({ message }) => message) ?? []

const aField = (field: z.ZodType, given: unknown) => sentencesFor(z.object({ field }), { field: given })[0]

describe('a field that its schema refuses without words of its own', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.int().min(0).max(4), 9, 'field must be a whole number from 0 to 4'],
    [z.int().min(0).max(4), 1.5, 'field must be a whole number from 0 to 4'],
    [z.number().int().min(0), -1, 'field must be a whole number of at least 0'],
    [z.number().max(5), 6, 'field must be a number of at most 5'],
    [z.number().positive(), 0, 'field must be a number above 0'],
    [z.int(), 'one', 'field must be a whole number'],
    [z.string().max(500), 'x'.repeat(501), 'field has at most 500 characters'],
    [z.string().trim().min(2).max(40), ' x ', 'field has 2 to 40 characters'],
    [z.string().min(1), '', 'field must not be empty'],
    [z.string().length(6), '1', 'field has exactly 6 characters'],
    [z.string().max(5).nullish(), 'longer', 'field has at most 5 characters'],
    [z.string().max(5), 7, 'field must be a text'],
    [z.array(z.string()).max(1), ['a', 'b'], 'field has at most 1 entry'],
    [z.array(z.string()).min(1).max(3), [], 'field has 1 to 3 entries'],
    [z.array(z.string().max(2)), ['abc'], 'field.0 has at most 2 characters'],
    [z.enum(['up', 'down']), 'left', 'field must be one of up, down'],
    [z.union([z.literal(1), z.literal(-1)]), 0, 'field must be one of 1, -1'],
    [
      z.union([z.enum(['all', 'none']), z.int().max(9)]),
      [],
      'field must be one of all, none or a whole number of at most 9',
    ],
    [z.union([z.literal(1), z.literal(7), z.null()]), 2, 'field must be one of 1, 7'],
    [z.union([z.string(), z.undefined()]).transform(String), 7, 'field must be a text'],
    [z.boolean(), 'yes', 'field must be true or false'],
    [z.email(), 'ann', 'field must be an e-mail address'],
    [z.preprocess((value) => value, z.int().min(1).max(3)), 7, 'field must be a whole number from 1 to 3'],
    [z.record(z.string(), z.boolean()), { a: 1 }, 'field.a must be true or false'],
    [z.int().max(4, 'Four are enough'), 5, 'Four are enough'],
  ])('%# is told what it takes', (field, given, sentence) => {
    expect(aField(field, given)).toBe(sentence)
  })

  it('is named when nothing knows it', () => {
    expect(sentencesFor(z.strictObject({}), { colour: 'red' })).toEqual(['There is no field colour'])
  })
})

/** Values of each kind, of which any field refuses some. */
const wrongValues: readonly unknown[] = [
  null, 'x', '', '   ', 'x'.repeat(30_000), -1, 0, 1.5, 1e12, Infinity, true, [], [1], ['x'], ['x'.repeat(30_000)],
  Array.from({ length: 3_000 }, (_, at) => `x${at}`), Array.from({ length: 3_000 }, () => ({})), {}, { x: 1 },
] // prettier-ignore

type Shape = Readonly<{ properties?: Record<string, Shape>; items?: Shape; anyOf?: Shape[]; oneOf?: Shape[] }>

/** The value at every place that the schema has, alone, with nothing beside it. */
function* bodiesWith(shape: Shape, value: unknown): Generator<unknown> {
  yield value
  for (const one of [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])]) {
    yield* bodiesWith(one, value)
  }
  for (const [name, field] of Object.entries(shape.properties ?? {})) {
    for (const inside of bodiesWith(field, value)) {
      yield { [name]: inside }
    }
  }
  for (const inside of shape.items === undefined ? [] : bodiesWith(shape.items, value)) {
    yield [inside]
  }
}

const schemas = allHttpCalls.flatMap(({ at, body, query }) =>
  [body, query].flatMap((schema): [string, z.ZodType][] => (schema === undefined ? [] : [[at, schema]])),
)
const saysNothing = /^(?:invalid|too (?:big|small))\b|too short or|too long or|is not understood|none of the values/i

it.each(schemas)('%s refuses no field with a sentence that says nothing', (_at, schema) => {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  const said = wrongValues.flatMap((value) =>
    [...bodiesWith(shape, value)].flatMap((body) => sentencesFor(schema, body)),
  )
  expect([...new Set(said)].filter((sentence) => saysNothing.test(sentence))).toEqual([])
})
