import { aComment, aPost, aStore } from '@deals/events/testing'
import type { DomainEvent } from '@deals/events'
import { bothSidesForAll } from './testing/both-sides.ts'
import { firstFault, oneOf, randomFrom, randomValue, type Schema } from './testing/random-value.ts'

// `npm run soak -- fuzz` gives more of both; a failure names the seed that shows it again.
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 300)
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
jest.setTimeout(60_000 + requests * 200)

const now = Date.UTC(2026, 0, 15, 12)
const postId = 7_000_001

type Content = Record<string, { schema?: Schema }>
interface Described {
  parameters?: { name: string; in: string; schema?: Schema; required?: boolean }[]
  requestBody?: { content?: Content }
  responses: Record<string, { content?: Content }>
}
interface Call extends Described {
  method: string
  path: string
}

const site = bothSidesForAll({ now })
let calls: readonly Call[]
let cookies: readonly string[]

beforeAll(async () => {
  const people = ['ann', 'bob', 'mo', 'stacy', 'sue', 'olive', 'zed']
  const joined: string[] = []
  for (const name of people) {
    joined.push((await site.join(name)).cookie)
  }
  cookies = ['', ...joined]
  const roles = { mo: 'moderator', stacy: 'staff', sue: 'superUser', olive: 'owner' } as const
  await site.tell(
    ...Object.entries(roles).map(([userId, role]): DomainEvent => ({ type: 'RoleGranted', data: { userId, role } })),
    aStore({ slug: 'north-audio' }),
    aPost({ postId, authorId: 'ann' }),
    aComment({ commentId: postId, rootId: postId, postId, authorId: 'bob' }),
  )
  const { body } = (await site.agent.get('/api/openapi.json')) as {
    body: { paths: Record<string, Record<string, Described>> }
  }
  calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ ...described, method, path })),
  )
})

/** Names of files, of errors and of stores: what no answer tells. */
const inner =
  /\bat .{1,200}[.](?:ts|js|mjs):\d|node_modules|(?:Type|Range|Syntax|Sqlite|Mongo\w*)Error|SQLITE_|ECONN|ENOENT/

const known = [String(postId), 'ann', 'north-audio', 'techelectronics', '0d9a3a1e-6a0b-4c55-9f0e-2b7b7a4f3c11']

/** Erasing and signing out would leave nobody to ask. */
const endsPeople = ['delete /api/user', 'delete /api/user/sessions', 'post /logout', 'post /api/user/password']

async function faultOf(random: () => number): Promise<string | null> {
  const call = oneOf(random, calls)
  if (endsPeople.includes(`${call.method} ${call.path}`)) {
    return null
  }
  const oddity = oneOf(random, [0, 0.05, 0.3])
  // An empty part would make it the address of another call.
  const path = call.path.replace(/\{\w+\}/g, () =>
    random() < 0.7
      ? oneOf(random, known)
      : encodeURIComponent(wellFormed(asText(randomValue(random, { type: 'string' })))) || 'x',
  )
  const query = (call.parameters ?? [])
    .filter((one) => one.in === 'query' && random() < 0.4)
    .map(
      ({ name, schema = {} }) =>
        `${name}=${encodeURIComponent(wellFormed(asText(randomValue(random, schema, oddity))))}`,
    )
  const kinds = Object.entries(call.requestBody?.content ?? {})
  const [type, { schema = {} }] = kinds.length > 0 ? oneOf(random, kinds) : [undefined, {}]
  const request = site.agent[call.method as 'post'](`${path}?${query.join('&')}`).set('cookie', oneOf(random, cookies))
  const isSent = type === 'application/json' || (type !== undefined && random() < 0.2)
  const body = JSON.stringify(randomValue(random, schema, oddity)) ?? ''
  const answer = await (isSent ? request.set('content-type', type).send(body) : request)
  return judged(call, answer)
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
/** As long as servers take addresses; beyond that they answer by themselves. */
const wellFormed = (text: string): string => Buffer.from(text).toString().slice(0, 300)

interface Answer {
  status: number
  text: string
  type: string
  body: unknown
}

function judged({ method, path, responses }: Call, { status, text = '', type, body }: Answer): string | null {
  const name = `${method} ${path} answered ${status}`
  const { content = {} } = responses[status] ?? {}
  const declared = content[type]
  if (status >= 500 || responses[status] === undefined || (text !== '' && declared === undefined)) {
    return `${name} of ${type}, which is not declared: ${text.slice(0, 200)}`
  }
  if (inner.test(text)) {
    return `${name} and told of its inside: ${text.slice(0, 200)}`
  }
  const schema = declared?.schema
  const fault = schema === undefined || !type.includes('json') ? null : firstFault(body, schema)
  return fault === null ? null : `${name}, and ${fault}`
}

it(`${requests} random requests of everybody get answers as they are declared`, async () => {
  const random = randomFrom(seed)
  const faults = new Set<string>()
  for (let nr = 0; nr < requests; nr += 1) {
    const fault = await faultOf(random)
    if (fault !== null) {
      faults.add(fault)
    }
  }
  expect({ seed, faults: [...faults] }).toEqual({ seed, faults: [] })
})
