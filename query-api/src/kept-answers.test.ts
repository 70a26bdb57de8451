import fc from 'fast-check'
import supertest from 'supertest'
import {
  aBookmark,
  aClearedVote,
  aComment,
  aCommentVote,
  aPost,
  aPostApproval,
  aPostEdit,
  aPostExpiry,
  aPostSentToReview,
  aRole,
  aStore,
  aVote,
  ann,
  bob,
  firstTime,
  mo,
  joining,
  type Told,
} from '@deals/events/testing'
import { createQueryApi } from './app.ts'
import { openSite, siteForAll, type Site } from './testing/open-site.ts'

const people = [undefined, ann, bob, mo]
const secret = 'The price is a mistake'

/** The same question to an API that has never been asked anything: all of it is computed. */
async function computed({ context }: Site, path: string, as: string | undefined) {
  const readModels = { ...context.readModels }
  const cookie = as === undefined ? '' : `session=token-${as}`
  const api = createQueryApi({ ...context, readModels })
  return (await supertest(api).get(path).set('cookie', cookie)).text
}

const start = (): Told[] => [
  ...joining(ann, bob, mo),
  aStore(),
  ...[1, 2, 3].map((postId) => aPost({ postId, categorySlug: 'computers' }, { at: firstTime + postId })),
]

const post = fc.constantFrom(1, 2, 3)
const voter = fc.constantFrom(bob, mo)
const value = fc.constantFrom(1 as const, -1 as const)
let lastComment = 100

const write: fc.Arbitrary<() => Told> = fc.oneof(
  fc.tuple(post, voter, value).map(([postId, userId, cast]) => {
    return () => aVote({ postId, userId, value: cast }, { by: userId })
  }),
  fc.tuple(post, voter).map(
    ([postId, userId]) =>
      () =>
        aClearedVote({ postId, userId }, { by: userId }),
  ),
  fc.tuple(post, voter).map(
    ([postId, userId]) =>
      () =>
        aBookmark({ postId, userId }, { by: userId }),
  ),
  post.map((postId) => () => {
    lastComment += 1
    return aComment({ postId, commentId: lastComment, rootId: lastComment })
  }),
  fc.tuple(voter, value).map(([userId, cast]) => {
    return () => aCommentVote({ commentId: lastComment, postId: 1, userId, value: cast }, { by: userId })
  }),
  post.map((postId) => () => aPostExpiry({ postId })),
  // Who wrote a comment is told by badges.
  fc.constant(() => aRole({ userId: ann, role: 'moderator' })),
  post.map((postId) => () => aPostSentToReview({ postId, feedback: secret }, { by: mo })),
  post.map((postId) => () => aPostApproval({ postId }, { by: mo })),
  fc.tuple(post, fc.constantFrom('Earphones', 'Tea')).map(([postId, title]) => {
    return () => aPostEdit({ postId, changes: { title } })
  }),
)

const questions = [
  '/api/posts?categories=computers',
  '/api/posts?includeRecommendations=true&limit=1',
  '/api/posts?sortOrder=newest&statuses=active,expired,staff-review,poster-review&limit=2',
  '/api/posts?q=headphones',
  '/api/posts/1',
  '/api/posts/1/comments?sort=new&limit=1',
  '/api/posts/2/comments',
  '/api/posts/featured',
  '/api/posts/similar?postId=3',
  '/api/users/ann/posts',
]

async function everybodyAsks(site: Site) {
  for (const as of people) {
    for (const path of questions) {
      const [first, second] = [await site.ask(path, as), await site.ask(path, as)]
      expect([path, as, first.text]).toEqual([path, as, await computed(site, path, as)])
      expect(second.text).toBe(first.text)
    }
  }
}

afterEach(() => jest.restoreAllMocks())

it('kept answers are those that would be computed now, whoever writes and whoever asks', async () => {
  // A total that took long to count is kept for a while whatever is written, and on a busy machine any may take long.
  jest.spyOn(performance, 'now').mockReturnValue(0)
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 4 }), async (writes) => {
      const site = await openSite()
      try {
        await site.tell(...start())
        for (const told of writes) {
          await site.tell(told())
          site.clock.now += 500
          await everybodyAsks(site)
        }
      } finally {
        await site.close()
      }
    }),
    { numRuns: 3 },
  )
}, 120_000)

describe('what one may see', () => {
  const hidden = [
    '/api/posts?statuses=staff-review',
    '/api/posts/1',
    '/api/posts/1/comments',
    '/api/posts?q=headphones&statuses=staff-review',
    '/api/posts/1/price-history',
  ]
  const site = siteForAll()
  beforeAll(async () => {
    await site.tell(...start(), aPostSentToReview({ postId: 1, to: 'staff-review', feedback: secret }, { by: mo }))
    await site.tell(aVote({ postId: 2 }), aBookmark({ postId: 2 }))
  })

  it('is in no answer for another', async () => {
    const asked = await Promise.all(hidden.map((path) => site.ask(path, mo)))
    expect(asked.map(({ status }) => status)).toEqual(hidden.map(() => 200))
    expect(asked.map(({ text }) => text.includes(secret))).toContain(true)
    for (const as of [undefined, bob]) {
      for (const path of hidden) {
        const { text } = await site.ask(path, as)
        expect(text).toBe(await computed(site, path, as))
        expect(text).not.toContain('headphones')
        expect(text).not.toContain(secret)
      }
    }
  })

  it('holds nobody else’s votes, bookmarks and rights', async () => {
    for (const path of ['/api/posts/2', '/api/posts']) {
      const own = await site.ask(path, bob)
      expect(own.text).toContain('"userVote":1')
      expect(own.text).toContain('"isBookmarked":true')
      for (const as of [undefined, mo]) {
        const { text } = await site.ask(path, as)
        expect(text).not.toContain('"userVote":1')
        expect(text).not.toContain('"isBookmarked":true')
      }
    }
    expect((await site.ask('/api/posts/2', mo)).text).toContain('"canSendToReview":true')
    expect((await site.ask('/api/posts/2')).text).not.toContain('"canSendToReview":true')
  })
})

it('who has the answer already is told so, until it changes', async () => {
  const site = await openSite()
  await site.tell(...start())
  const { headers } = await site.ask('/api/posts/1')
  const again = () => site.ask('/api/posts/1', undefined, { 'if-none-match': headers['etag'] ?? '' })
  expect(await again()).toMatchObject({ status: 304, text: '' })
  await site.tell(aVote({ postId: 1 }))
  expect(await again()).toMatchObject({ status: 200, body: { votes: 1 } })
  await site.close()
})
