/** A JSON schema as far as the pages of the reference look at it. */
export interface Described {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Described[]
  oneOf?: Described[]
  properties?: Record<string, Described>
  items?: Described
  required?: string[]
  maxLength?: number
  additionalProperties?: Described | boolean
}

/** Schemas come from libraries that type them more loosely than they are. */
export const parseDescribed = (schema: unknown): Described =>
  typeof schema === 'object' && schema !== null ? schema : {}

export interface Parameter {
  name: string
  in: string
  schema?: Described
}
export interface DescribedCall {
  summary?: string
  tags?: string[]
  security?: unknown[]
  parameters?: Parameter[]
  requestBody?: { content?: Record<string, { schema?: Described }> }
}

/** Calls by path and method. The description has the form of OpenAPI, which its own library has checked. */
export function parseCalls(document: unknown): Record<string, Record<string, DescribedCall>> {
  return (document as { paths: Record<string, Record<string, DescribedCall>> }).paths
}
