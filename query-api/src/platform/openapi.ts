import { OpenApiGeneratorV31, OpenAPIRegistry, type RouteConfig } from '@asteasolutions/zod-to-openapi'
import { z } from 'zod'
import { siteName, closedSentences, isForMembers, namesIn, refusalTable, type HttpCall } from '@deals/events'
import { sessionCookie } from '@deals/process'
import { describeLiterals } from './describe-literals.ts'

type Responses = RouteConfig['responses']

/** Some refusals tell more, such as the posts that a duplicate collides with. */
const problem = z.looseObject({ message: z.string(), fields: z.record(z.string(), z.string()).optional() })

const minPosition = z.object({
  'x-min-position': z.string().optional().describe('Wait up to 400 ms for what was written up to this position.'),
})
const idempotencyKey = z.object({
  'Idempotency-Key': z.string().optional().describe('A repeat within 24 hours gets the first answer.'),
})
const signedInOnly = [{ session: [] }]

const pathText = z.string().max(100)
/** A path of Express as OpenAPI writes it. */
const templateOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}')
const tagOf = (path: string): string => /^\/api\/([a-z-]+)/.exec(path)?.[1] ?? 'site'
const methodOf = { GET: 'get', POST: 'post', PATCH: 'patch', PUT: 'put', DELETE: 'delete' } as const

const bodyTypes = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  urlencoded: 'application/x-www-form-urlencoded',
}

function describe(call: HttpCall): RouteConfig {
  const { method, path, about, query = z.object({}), body, bodies = ['json'], creates } = call
  const content = Object.fromEntries(bodies.map((kind) => [bodyTypes[kind], { schema: body ?? z.object({}) }]))
  return {
    method: methodOf[method],
    path: templateOf(path),
    summary: about,
    tags: [tagOf(path)],
    ...(isForMembers(call) && { security: signedInOnly }),
    request: {
      params: z.object(Object.fromEntries(namesIn(path).map((name) => [name, pathText]))),
      query,
      headers: method === 'GET' ? minPosition : idempotencyKey,
      ...(body !== undefined && { body: { content } }),
    },
    responses: {
      [creates === true ? 201 : 200]: { description: 'The answer', content: contentOf(call) },
      ...(isForm(call) && { 303: { description: 'Done; the next page is elsewhere' } }),
      ...refusalsOf(call),
    },
  }
}

const page = 'text/html'
/** What a page without scripts sends: it is answered by pages. */
const isForm = ({ method, type }: HttpCall): boolean => method === 'POST' && type === page

/** What is no text as it is written in JSON comes as JSON, too. */
function contentOf({ answers, type }: HttpCall): Record<string, { schema: z.ZodType }> {
  const isText = answers instanceof z.ZodString
  return {
    ...((type === undefined || !isText) && { 'application/json': { schema: answers } }),
    ...(type !== undefined && { [type]: { schema: isText ? answers : z.string() } }),
  }
}

/** What every call of its kind may answer, and with its own refusals what they say. */
function refusalsOf(call: HttpCall): Responses {
  const { method, speaks = 'json', type, body, refuses = [], needs } = call
  const own = [
    ...refuses.map((code) => refusalTable[code]),
    ...(needs === undefined ? [] : [[refusalTable.closed[0], closedSentences[needs]] as const]),
  ]
  const common = [
    [400, 'Not understood'],
    ...(isForMembers(call) ? [[401, 'Not signed in'] as const, [403, 'Not allowed'] as const] : []),
    [404, 'Not there'],
    ...(method === 'GET' ? [] : [[409, 'In the way of what is there'] as const]),
    ...(body === undefined ? [] : [[413, 'Too large'] as const, [415, 'Of another type'] as const]),
    ...(method === 'GET' || speaks === 'text' ? [] : [[422, 'A wrong field'] as const]),
    [429, 'Too often; Retry-After tells when'],
  ] as const
  const content =
    speaks === 'json' && type !== page
      ? { 'application/json': { schema: problem } }
      : { [type === page ? page : 'text/plain']: { schema: z.string() } }
  return Object.fromEntries(
    [...common, ...own].map(([status, description]) => [
      status,
      {
        description:
          own
            .filter(([one]) => one === status)
            .map(([, said]) => said)
            .join('; ') || description,
        content,
      },
    ]),
  )
}

/** The description of all calls, made from the declarations that servers check requests by. */
export function describeAll(calls: readonly HttpCall[], publicUrl: string) {
  const registry = new OpenAPIRegistry()
  registry.registerComponent('securitySchemes', 'session', { type: 'apiKey', in: 'cookie', name: sessionCookie })
  describeLiterals(
    calls.flatMap(({ query, body, answers }) => [query, body, answers].filter((one) => one !== undefined)),
  )
  calls.forEach((call) => registry.registerPath(describe(call)))
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: siteName,
      version: '1',
      description: 'All calls of the site. Amounts are in major units, times are ISO 8601.',
    },
    servers: [{ url: publicUrl }],
  })
}
