import { positionFrom, ReadModelsBehind, type SystemQueries } from '@deals/events'
import {
  aComment,
  aCommentVote,
  aPost,
  aPostEdit,
  aPostExpiry,
  aPostSentToReview,
  aReport,
  aScoreRequest,
  aScoreStart,
  aStore,
  aUser,
  aVote,
  ann,
  bob,
  firstTime,
  told,
} from '@deals/events/testing'
import type { ReadModels } from '@deals/projector/read-models'
import { createSystemQueries } from './system-queries.ts'
import { openSite, siteForAll } from './testing/open-site.ts'

const day = 86_400_000
const hour = 3_600_000
const now = firstTime + 50 * day
const token = 'a-token-of-the-site'
const post = (postId: number, daysOld: number, over: Parameters<typeof aPost>[0] = {}) =>
  aPost({ postId, categorySlug: 'techelectronics', ...over }, { at: now - daysOld * day })
type Signal = 'AvailabilityConfirmed' | 'AvailabilityDenied'
const signal = (userId: string, type: Signal, { hoursAgo, weight = 1 }: { hoursAgo: number; weight?: number }) =>
  told({ type, data: { postId: 1, userId, weight } }, { by: userId, at: now - hoursAgo * hour })

const reviewed = (postId: number, hash: string) => {
  const pictures = [{ imageUrl: '/images/a.webp', hash, shows: 'something' as const }]
  const data = { postId, verdict: 'pass' as const, confidence: 1, findings: [], model: 'm' }
  return told({ type: 'PostReviewAdvised', data: { ...data, seen: { page: null, pictures } } }, { by: ann })
}

const site = siteForAll({ now, token })
let queries: SystemQueries
beforeAll(async () => {
  queries = createSystemQueries(site.readModels, () => now)
  await site.tell(
    aUser(),
    aUser({ userId: bob, username: bob }),
    aStore(),
    aStore({ slug: 'outlet', name: 'Outlet', hosts: ['outlet.north-audio.example'] }),
    post(1, 1, { subCategorySlug: 'headphonesearbuds', expiresAt: now - hour }),
    post(2, 2, { subCategorySlug: 'headphonesearbuds', price: 4000 }),
    post(9, 2, { subCategorySlug: 'headphonesearbuds', price: 4100, urlKey: 'second', authorId: bob }),
    post(8, 60, { price: 8000, currency: 'USD', originalPrice: 9000, authorId: 'kim' }),
    aPostEdit({ postId: 8, changes: { price: 8500 } }, { at: now - 59 * day }),
    post(3, 40, { price: 7000, urlKey: 'elsewhere', authorId: bob, title: 'A wooden table' }),
    aPostExpiry({ postId: 3 }, { at: now - 39.5 * day }),
    reviewed(2, '0123456789abcdef'),
    reviewed(9, 'f123456789abcde0'),
    post(4, 3, { price: 5000, currency: 'CAD' }),
    post(5, 1, { status: 'ai-review' }),
    aVote({ postId: 1 }),
    aComment({ postId: 1, commentId: 9, rootId: 9 }),
    aCommentVote({ postId: 1, commentId: 9 }),
    aReport({ postId: 1, userId: 'u1', reason: 'harmful', weight: 1.5, trust: 2 }),
    aReport({ postId: 1, userId: 'u2', reason: 'spam' }),
    aReport({ postId: 1, userId: 'u3', commentId: 9 }, { stream: 'report-c9_u3' }),
    signal('u1', 'AvailabilityConfirmed', { hoursAgo: 1 }),
    signal('u2', 'AvailabilityDenied', { hoursAgo: 2, weight: 0.5 }),
    signal('u3', 'AvailabilityDenied', { hoursAgo: 80 }),
    ...[1, 2].map((postId) => aScoreRequest({ postId }, { at: now - hour })),
    aScoreStart({ postId: 2 }, { at: now - hour }),
    ...[6, 7].map((postId) => post(postId, 20, { storeSlug: null, categorySlug: 'pets', title: 'A bag of food' })),
    aPostSentToReview({ postId: 6 }, { at: now - 15 * day }),
    aVote({ postId: 6, userId: 'young', weight: 0 }),
    aVote({ postId: 6, userId: ann, weight: 0 }, { by: ann }),
    aUser({ userId: 'grown', username: 'grown' }),
    aVote({ postId: 6, userId: 'grown', weight: 0 }),
    aVote({ postId: 7, userId: 'grown', weight: 0 }),
    ...[91, 92, 93].map((commentId) => aComment({ postId: 7, commentId, rootId: commentId, authorId: 'grown' })),
  )
})

it('gives a post as jobs need it', async () => {
  expect(await queries.post({ postId: 1 })).toMatchObject({
    postId: 1,
    price: 5999,
    content: 'Down from 99.99, best price this year. Ships free.',
    storeHosts: ['north-audio.example'],
    authorTrust: 1,
    authorPublished: expect.any(Number) as number,
    images: 1,
    subCategorySlug: 'headphonesearbuds',
  })
  expect(await queries.post({ postId: 99 })).toBeNull()
})

it('compares prices of one currency in the sub-category, or the category where that says too little', async () => {
  const found = await queries.comparables({ postId: 1, limit: 10 })
  expect(found.map(({ postId, price }) => [postId, price])).toEqual([
    [9, 4100],
    [3, 7000],
  ])
  expect(found[0]).toMatchObject({ at: now - 2 * day, storeSlug: 'north-audio' })
  const near = await queries.comparables({ postId: 1, limit: 1 })
  expect(near.map(({ postId }) => postId)).toEqual([9])
})

it('knows every price of a product, from all posts of its page and their edits', async () => {
  const known = await queries.knownPrices({ postId: 1 })
  expect(known.map(({ postId, price, originalPrice }) => [postId, price, originalPrice])).toEqual([
    [8, 8000, 9000],
    [8, 8500, 9000],
    [7, 5999, 9999],
    [2, 4000, 9999],
    [1, 5999, 9999],
  ])
  expect(await queries.knownPrices({ postId: 99 })).toEqual([])
})

it('knows the record of a store', async () => {
  const record = await queries.storeRecord({ storeSlug: 'north-audio' })
  expect(record).toMatchObject({ posts: 7, expiredEarly: 1, averageScore: null, ageDays: 50 })
  expect(record).toMatchObject({ confirmed: 1, denied: 2, raised: 1, lookedAt: 7 })
  expect(await queries.storeRecord({ storeSlug: 'nowhere' })).toMatchObject({ posts: 0, ageDays: 0 })
})

it('puts the record of a store together once a minute', async () => {
  let [time, asked] = [now, 0]
  const readModels: ReadModels = {
    ...site.readModels,
    collection: (schema) => {
      asked += 1
      return site.readModels.collection(schema)
    },
  }
  const { storeRecord } = createSystemQueries(readModels, () => time)
  const askedFor = async () => {
    const before = asked
    await storeRecord({ storeSlug: 'north-audio' })
    return asked > before
  }
  expect([await askedFor(), await askedFor()]).toEqual([true, false])
  time += 60_000
  expect(await askedFor()).toBe(true)
})

it('finds the same page first, then titles that are alike', async () => {
  const title = 'Wireless headphones with noise cancelling'
  const ask = { urlKey: 'elsewhere', storeSlug: 'north-audio', title, sinceDays: 60, limit: 2 }
  const found = await queries.similarPosts(ask)
  expect(found.map(({ postId, sameUrl, similarity }) => [postId, sameUrl, similarity])).toEqual([
    [3, true, expect.closeTo(0.02, 2)],
    [5, false, 1],
  ])
  expect(await queries.similarPosts({ ...ask, sinceDays: 30, title: 'Nothing like it' })).toEqual([])
})

it('finds living posts with a picture that looks the same', async () => {
  const ask = { postId: 1, hashes: ['0123456789abcdee'], limit: 5 }
  expect((await queries.alikePictures(ask)).map(({ postId, distance }) => [postId, distance])).toEqual([[2, 1]])
  expect(await queries.alikePictures({ ...ask, postId: 2 })).toEqual([])
  expect(await queries.alikePictures({ ...ask, hashes: ['fedcba9876543210'] })).toEqual([])
  expect((await queries.post({ postId: 2 }))?.reviewed).toMatchObject({ seen: { pictures: [{ shows: 'something' }] } })
})

it.each([
  ['beaten by a cheaper one', 5999, 'beaten'],
  ['the lowest of three', 3000, 'lowest'],
  ['without a price', null, 'none'],
] as const)('calls a price %s', async (_what, price, standing) => {
  const urlKey = 'north-audio.example/headphones'
  expect(await queries.priceStanding({ urlKey, postId: null, authorId: bob, price, currency: 'USD' })).toBe(standing)
})

it('says nothing of a lowest price among fewer than three', async () => {
  const ask = { urlKey: 'elsewhere', postId: null, authorId: bob, price: 100, currency: 'USD' as const }
  expect(await queries.priceStanding(ask)).toBe('none')
})

it.each([
  ['www.north-audio.example', 'north-audio'],
  ['de.north-audio.example', 'north-audio'],
  ['shop.outlet.north-audio.example', 'outlet'],
  ['audio.example', null],
])('knows whose host %s is', async (host, slug) => {
  expect((await queries.storeByHost({ host }))?.slug ?? null).toBe(slug)
})

it('tells a vote’s total and what of it is the member’s own', async () => {
  expect(await queries.voteTotal({ postId: 1, userId: bob })).toEqual({ votes: 1, counted: 1, voters: 1, comments: 1 })
  expect(await queries.voteTotal({ postId: 99, userId: bob })).toEqual({ votes: 0, counted: 0, voters: 0, comments: 0 })
  expect(await queries.shownVotes({ postId: 1, userId: bob })).toEqual({ votes: 1, counted: 1 })
  expect(await queries.commentVoteTotal({ commentId: 9, userId: ann })).toEqual({ votes: 1, counted: 1 })
})

it('tells what was said in 72 hours, to who says something themselves what others say', async () => {
  const others = { confirmed: 1, denied: 0, confirmers: 1, deniers: 0 }
  expect(await queries.meter({ postId: 1, userId: 'u2' })).toMatchObject({ others })
  const all = { confirmed: 1, denied: 0.5, confirmers: 1, deniers: 1 }
  expect(await queries.meter({ postId: 1, userId: ann })).toMatchObject({ others: all })
  expect(await queries.availability({ postId: 1 })).toEqual({ confirmed: 1, denied: 0.5, deniers: 1 })
})

it('weighs the open reports on a post itself', async () => {
  expect(await queries.openReports({ postId: 1 })).toEqual({ reporters: 2, score: 6.5, harmfulByTrusted: true })
  expect(await queries.openReports({ postId: 2 })).toEqual({ reporters: 0, score: 0, harmfulByTrusted: false })
})

it('names the undecided reports on a post, or on one of its comments', async () => {
  expect(await queries.reportsOn({ postId: 1, commentId: null })).toEqual([
    { id: '1_u1', reason: 'harmful' },
    { id: '1_u2', reason: 'spam' },
  ])
  expect(await queries.reportsOn({ postId: 1, commentId: 9 })).toEqual([{ id: 'c9_u3', reason: 'spam' }])
  await expect(queries.reportsOn({ postId: 1, commentId: null, minPosition: positionFrom(999_999) })).rejects.toThrow(
    ReadModelsBehind,
  )
})

it('finds what is due', async () => {
  expect(await queries.duePosts({ now, limit: 10 })).toEqual([1])
  expect(await queries.duePosts({ now: now - 2 * hour, limit: 10 })).toEqual([])
  const [ending] = await queries.endingPosts({ after: now - day, until: now, limit: 10 })
  expect(ending?.postId).toBe(1)
  expect(await queries.endingPosts({ after: ending?.expiresAt ?? 0, until: now, limit: 10 })).toEqual([])
  const stuck = async (begunBefore: number, askedBefore: number) =>
    (await queries.stuckScores({ begunBefore, askedBefore, limit: 10 })).map(({ postId }) => postId)
  // What nobody began waits for its turn; what somebody began and did not end is over sooner.
  expect([await stuck(now, now), await stuck(now, now - 2 * hour)]).toEqual([[2, 1], [2]])
  expect([await stuck(now - 2 * hour, now), await stuck(now - 2 * hour, now - 2 * hour)]).toEqual([[1], []])
  expect(await queries.waitingReviews({ before: now, limit: 10 })).toEqual([5])
})

it('finds posts whose posters are to be reminded, and those that they left', async () => {
  const asked = now - 15 * day
  expect(await queries.awaitedPosts({ now: asked + 3 * day, limit: 10 })).toEqual([6])
  expect(await queries.awaitedPosts({ now: asked + 3 * day - 1, limit: 10 })).toEqual([])
})

it('finds votes of members who have grown up, part by part', async () => {
  const all = await queries.ripeVotes({ after: null, limit: 10 })
  expect(all).toEqual({
    votes: [
      { postId: 6, userId: 'grown' },
      { postId: 7, userId: 'grown' },
    ],
    next: null,
  })
  const first = await queries.ripeVotes({ after: null, limit: 1 })
  expect(first).toEqual({ votes: [{ postId: 6, userId: 'grown' }], next: '6:grown' })
  expect((await queries.ripeVotes({ after: '6:grown', limit: 5 })).votes).toEqual([{ postId: 7, userId: 'grown' }])
})

it('tells how a member stands, and what is in an inbox', async () => {
  expect(await queries.standing({ userId: ann })).toEqual({ trustLevel: 1, reportsUpheld: 0, reportsDecided: 0 })
  expect(await queries.standing({ userId: 'zoe' })).toEqual({ trustLevel: 0, reportsUpheld: 0, reportsDecided: 0 })
  const { body } = await site.ask('/api/notifications', ann)
  const [first] = (body as { notifications: { id: string }[] }).notifications
  const notificationId = first?.id ?? ''
  expect(await queries.hasNotification({ userId: ann, notificationId })).toBe(true)
  expect(await queries.hasNotification({ userId: bob, notificationId })).toBe(false)
})

it('does not answer from documents older than an event', async () => {
  await expect(queries.post({ postId: 1, minPosition: positionFrom(999_999) })).rejects.toThrow(ReadModelsBehind)
  const late = queries.voteTotal({ postId: 1, userId: bob, minPosition: positionFrom(999_999) })
  await expect(late).rejects.toThrow(ReadModelsBehind)
})

describe('over HTTP', () => {
  const call = (name: string, body: unknown, given = token) =>
    site
      .post(`/internal/queries/${name}`)
      .set('x-internal-token', given)
      .send(body as object)

  it('answers who knows the token', async () => {
    const reply = await call('voteTotal', { postId: 1, userId: bob })
    expect(reply).toMatchObject({ status: 200, body: { votes: 1, counted: 1, voters: 1, comments: 1 } })
    expect((await call('post', { postId: 99 })).body).toBeNull()
  })

  it.each([
    ['a wrong token', ['standing', { userId: ann }, 'x'], 404],
    ['no token', ['standing', { userId: ann }, ''], 404],
    ['a question that does not exist', ['everything', {}, token], 404],
    ['a name that every object has', ['constructor', {}, token], 404],
    ['wrong fields', ['standing', { userId: 7 }, token], 400],
    ['no fields', ['standing', {}, token], 400],
  ] as const)('refuses %s', async (_what, [name, body, given], status) => {
    expect((await call(name, body, given)).status).toBe(status)
  })

  it('says when the read models are behind', async () => {
    const { status, headers } = await call('openReports', { postId: 1, minPosition: 999_999 })
    expect([status, headers['x-stale'], headers['retry-after']]).toEqual([503, '1', '5'])
  })

  it('stays closed without a token', async () => {
    const closed = await openSite()
    const { status } = await closed.post('/internal/queries/standing').set('x-internal-token', '').send({ userId: ann })
    await closed.close()
    expect(status).toBe(404)
  })
})
