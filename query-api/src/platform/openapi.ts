import { OpenApiGeneratorV31, OpenAPIRegistry, type RouteConfig } from '@asteasolutions/zod-to-openapi'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { CommandCall } from './ports.ts'

type Responses = RouteConfig['responses']

const problem = z.object({ message: z.string(), fields: z.record(z.string(), z.string()).optional() })
const problemOf = (errors: 'text' | 'json') =>
  errors === 'text' ? { 'text/plain': { schema: z.string() } } : { 'application/json': { schema: problem } }

const minPosition = z.object({
  'x-min-position': z.string().optional().describe('Wait up to 400 ms for what was written up to this position.'),
})
const idempotencyKey = z.object({
  'Idempotency-Key': z.string().optional().describe('A repeat within 24 hours gets the first answer.'),
})
const signedInOnly = [{ session: [] }]

/** Names in a path as Express writes them, and the same path as OpenAPI writes it. */
const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? [])
const templateOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}')
const tagOf = (path: string): string => /^\/api\/([a-z-]+)/.exec(path)?.[1] ?? 'site'

function errorsOf(errors: 'text' | 'json', statuses: Readonly<Record<number, string | undefined>>): Responses {
  return Object.fromEntries(
    Object.entries(statuses).map(([status, description = '']) => [status, { description, content: problemOf(errors) }]),
  )
}

function describeQuery({ path, about, errors, who, parameters, answer, type }: Endpoint): RouteConfig {
  const names = namesIn(path)
  const fields = Object.entries(parameters.shape)
  const isInPath = ([name]: readonly [string, unknown]) => names.includes(name)
  return {
    method: 'get',
    path: templateOf(path),
    summary: about,
    tags: [tagOf(path)],
    ...(who === 'signed-in' && { security: signedInOnly }),
    request: {
      params: z.object(Object.fromEntries(fields.filter(isInPath))),
      query: z.object(Object.fromEntries(fields.filter((field) => !isInPath(field)))),
      headers: minPosition,
    },
    responses: {
      200: { description: 'The answer', content: { [type]: { schema: answer } } },
      ...errorsOf(errors, {
        400: 'Not understood',
        ...(who === 'signed-in' && { 401: 'Not signed in', 403: 'Not allowed' }),
        404: 'Not there',
      }),
    },
  }
}

const bodyTypes = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  urlencoded: 'application/x-www-form-urlencoded',
}

function describeCommand({ method, path, about, speaks, signedIn, schema, bodies, answer }: CommandCall): RouteConfig {
  const kinds = schema === undefined || method === 'get' ? [] : (bodies ?? ['json'])
  const content = Object.fromEntries(kinds.map((kind) => [bodyTypes[kind], { schema: schema ?? z.object({}) }]))
  return {
    method,
    path: templateOf(path),
    summary: about,
    tags: [tagOf(path)],
    ...(signedIn && { security: signedInOnly }),
    request: {
      params: z.object(Object.fromEntries(namesIn(path).map((name) => [name, z.string()]))),
      ...(method !== 'get' && { headers: idempotencyKey }),
      ...(kinds.length > 0 && { body: { content } }),
    },
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: answer ?? z.unknown() } } },
      ...errorsOf(speaks, {
        400: 'Not understood',
        ...(signedIn && { 401: 'Not signed in', 403: 'Not allowed' }),
        404: 'Not there',
        409: 'In the way of what is there',
        ...(speaks === 'json' && { 422: 'A wrong field' }),
        429: 'Too often; Retry-After tells when',
      }),
    },
  }
}

/** The description of all calls, made from the schemas that check the requests. */
export function describeCalls(
  { endpoints, commands }: { endpoints: readonly Endpoint[]; commands: readonly CommandCall[] },
  publicUrl: string,
) {
  const registry = new OpenAPIRegistry()
  registry.registerComponent('securitySchemes', 'session', { type: 'apiKey', in: 'cookie', name: 'session' })
  endpoints.forEach((endpoint) => registry.registerPath(describeQuery(endpoint)))
  commands.forEach((command) => registry.registerPath(describeCommand(command)))
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Dealstream',
      version: '1',
      description: 'All calls of the site. Amounts are in major units, times are ISO 8601.',
    },
    servers: [{ url: publicUrl }],
  })
}
