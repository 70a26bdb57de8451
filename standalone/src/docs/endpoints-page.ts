import { typeOf } from './describe-schema.ts'
import { code, generated, page, table } from './markdown.ts'
import { parseCalls, parseDescribed, type Described, type DescribedCall } from './parse-described.ts'

interface Listed extends DescribedCall {
  method: string
  path: string
}

/** All calls: docs/reference/endpoints.md. */
export function endpointsPage(document: unknown): string {
  const calls = Object.entries(parseCalls(document)).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]): Listed => ({ ...call, method: method.toUpperCase(), path })),
  )
  const tags = [...new Set(calls.map(tagOf))].toSorted()
  return page(
    '# Calls',
    generated,
    'The running site describes the same calls at `/api/openapi.json`, with what they answer, and shows them at `/api/docs`. ' +
      'Amounts are in major units, times are ISO 8601.',
    ...tags.flatMap((tag) => [`## ${tag}`, ...calls.filter((call) => tagOf(call) === tag).flatMap(callOf)]),
  )
}

const tagOf = ({ tags = [] }: Listed): string => tags[0] ?? 'site'

function callOf(call: Listed): string[] {
  const { method, path, summary = '', security, parameters = [], requestBody } = call
  const asked = parameters.filter((parameter) => parameter.in === 'query' || parameter.in === 'path')
  const fields = Object.values(requestBody?.content ?? {})
    .slice(0, 1)
    .flatMap(({ schema }) => fieldsOf(schema))
  const kinds = Object.keys(requestBody?.content ?? {})
  const rows = [
    ...asked.map(({ name, in: place, schema }) => [code(name), place, typeOf(parseDescribed(schema))]),
    ...fields,
  ]
  return [
    `### ${method} ${code(path)}`,
    `${ended(summary)}${security === undefined ? '' : ' Signed in only.'}${kinds.length === 0 ? '' : ` Body: ${kinds.join(' or ')}.`}`,
    ...(rows.length === 0 ? [] : [table(['name', 'in', 'takes'], rows)]),
  ]
}

const ended = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)

function fieldsOf(schema: Described | undefined): string[][] {
  const { properties = {}, required = [] } = parseDescribed(schema)
  return Object.entries(properties).map(([name, field]) => [
    code(name),
    'body',
    `${typeOf(field)}${required.includes(name) ? '' : ', may be missing'}`,
  ])
}
