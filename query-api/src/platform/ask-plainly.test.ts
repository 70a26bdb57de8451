import supertest from 'supertest'
import { createMemoryLimiter } from '@deals/process/limits'
import { Unavailable } from '@deals/storage'
import {
  aBookmark,
  aComment,
  aPost,
  aPostSentToReview,
  aRole,
  aStore,
  aUser,
  aVote,
  ann,
  bob,
  firstTime,
  mo,
  olive,
} from '@deals/events/testing'
import { createPlainQuestions, createQueryApi, endpoints } from '../app.ts'
import { siteForAll } from '../testing/open-site.ts'
import type { QueryContext } from './ports.ts'

const day = 86_400_000

interface Heard {
  readonly status: number
  readonly text: string
  readonly told: Record<string, string | null>
}

const sidesOf = (context: QueryContext) => ({ api: createQueryApi(context), ask: createPlainQuestions(context) })

/** The same question from outside and from inside. */
async function bothWays(
  { api, ask }: ReturnType<typeof sidesOf>,
  path: string,
  headers: Record<string, string>,
): Promise<[outside: Heard, inside: Heard]> {
  const { status, text, ...reply } = await supertest(api).get(path).set(headers)
  const answer = await ask(headers, '127.0.0.1')(path)
  if (answer === undefined) {
    throw new Error(`${path} is not asked plainly.`)
  }
  const given = reply.headers as Record<string, string | undefined>
  // Express names by a tag what is asked without one, too.
  const names = answer.headers.get('etag') === null ? ['x-stale', 'retry-after'] : ['x-stale', 'etag']
  const told = (get: (name: string) => string | null) => Object.fromEntries(names.map((name) => [name, get(name)]))
  return [
    { status, text, told: told((name) => given[name] ?? null) },
    { status: answer.status, text: await answer.text(), told: told((name) => answer.headers.get(name)) },
  ]
}

const as = (userId: string | undefined): Record<string, string> =>
  userId === undefined ? {} : { cookie: `session=token-${userId}` }

const site = siteForAll()
let sides: ReturnType<typeof sidesOf>
beforeAll(async () => {
  const people = [ann, bob, mo, olive].map((userId) => aUser({ userId, username: userId }))
  await site.tell(
    ...[...people, aRole({ userId: mo, role: 'moderator' }), aRole({ userId: olive, role: 'owner' })],
    ...[
      aStore({ slug: 'amazon' }),
      aPost({ postId: 1, storeSlug: 'amazon' }),
      aPost({ postId: 2 }, { at: firstTime + day }),
    ],
    ...[aVote({ postId: 1, userId: bob }, { by: bob }), aBookmark({ postId: 1, userId: bob }, { by: bob })],
    ...[aComment({ postId: 1 }), aPostSentToReview({ postId: 2 }, { by: mo })],
  )
  sides = sidesOf(site.context)
})

const given: Readonly<Record<string, string>> = { username: ann, slug: 'amazon', userId: bob, category: 'computers' }
const asked = endpoints
  .filter(({ call }) => call.type === undefined)
  .map(({ call }) => call.path.replaceAll(/:(\w+)/g, (_, name: string) => given[name] ?? '1'))

describe('a question inside the process', () => {
  it.each(asked)('is answered and refused as from outside: %s', async (path) => {
    for (const person of [undefined, bob, mo, olive]) {
      for (const search of ['', '?limit=-1&page=x&sort=wrong&type=wrong']) {
        const [outside, inside] = await bothWays(sides, path + search, as(person))
        expect({ person, search, ...inside }).toEqual({ person, search, ...outside })
      }
    }
  })

  it.each([
    [{ 'x-min-position': '999999' }, '/api/posts/1'],
    [{ 'x-min-position': 'abc' }, '/api/posts'],
    [{ cookie: 'session=token-ann; min-position=999999' }, '/api/user'],
    [{ cookie: 'session=gone; min-position=999999' }, '/api/user'],
    [{ 'accept-language': 'en-CA', ...as(ann) }, '/api/user/preferences'],
  ])('is told the same of what was written: %j', async (headers, path) => {
    const [outside, inside] = await bothWays(sides, path, headers)
    expect(inside).toEqual(outside)
  })

  const failing = (error: Error): QueryContext => ({ ...site.context, sessions: { find: () => Promise.reject(error) } })

  it.each([
    ['a store is away', new Unavailable('locked')],
    ['the request was at fault', Object.assign(new Error('not this way'), { status: 400 })],
  ])('fails as from outside: %s', async (_, error) => {
    const [outside, inside] = await bothWays(sidesOf(failing(error)), '/api/posts/1', as(ann))
    expect(inside).toEqual(outside)
  })

  it('says under which number a bug was noted', async () => {
    const asked = createPlainQuestions(failing(new Error('secret')))(as(ann), '::1')('/api/user')
    const answer = await asked
    const id = answer?.headers.get('X-Error-Id') ?? ''
    expect([answer?.ok, answer?.status, id.length]).toEqual([false, 500, 36])
    expect(await answer?.text()).toContain(id)
    expect(await answer?.text()).not.toContain('secret')
  })

  it('takes of the same limits', async () => {
    const limits = createMemoryLimiter({ now: () => site.clock.now })
    const context = { ...site.context, limits }
    const { ask, ...other } = sidesOf(context)
    await limits.take([{ key: 'read-by:ann', windows: [{ most: 1_200, seconds: 60 }], cost: 1_199 }])
    const ofAnn = ask(as(ann), '203.0.113.7')
    expect((await ofAnn('/api/user'))?.status).toBe(200)
    expect((await ofAnn('/api/user'))?.headers.get('retry-after')).toBe('60')
    const [outside, inside] = await bothWays({ ask, ...other }, '/api/user', as(ann))
    expect([outside.status, inside]).toEqual([429, outside])
    expect((await ask(as(bob), '203.0.113.7')('/api/user'))?.status).toBe(200)
  })

  it.each(['/api/posts/%31', '/API/posts', '/api/posts#1', '/api/posts?q=a b', '/feed.xml', '/', '/api/nothing'])(
    'is asked as from outside where its address is not written plainly: %s',
    (path) => {
      expect(createPlainQuestions(site.context)({}, '::1')(path)).toBeUndefined()
    },
  )
})
