import { best, priceHistory } from '@deals/events'
import { posts } from '@deals/projector/read-models'
import {
  aComment,
  aPost,
  aPostEdit,
  aPostExpiry,
  aScore,
  aScoreRequest,
  aVote,
  bob,
  firstTime,
} from '@deals/events/testing'
import { idsOf } from '../testing/ids-of.ts'
import { siteForAll } from '../testing/open-site.ts'
import { lowestOf } from './price-points.ts'

const day = 86_400_000
const now = firstTime + 200 * day
const post = (postId: number, daysOld: number, over: Parameters<typeof aPost>[0] = {}) =>
  aPost({ postId, categorySlug: 'techelectronics', ...over }, { at: now - daysOld * day })
const pot = { urlKey: 'over', title: 'Steel pot of five litres', categorySlug: 'autos' }
const mug = { urlKey: 'mug', title: 'Enamel mug', categorySlug: 'homegarden' }

const site = siteForAll({ now })
beforeAll(() =>
  site.tell(
    post(1, 100, { price: 8000 }),
    aPostEdit({ postId: 1, changes: { price: 4000 } }, { at: now - 95 * day }),
    aPostEdit({ postId: 1, changes: { price: 7000 } }, { at: now - 30 * day }),
    post(2, 10, { price: 6000, priceStanding: 'lowest' }),
    post(3, 5, { price: 5000, currency: 'CAD' }),
    post(4, 3, { urlKey: null, title: 'Garden hose of thirty metres' }),
    post(6, 150, { ...pot, price: 3000 }),
    aPostExpiry({ postId: 6 }, { at: now - 120 * day }),
    post(7, 90, { ...pot, price: 9000 }),
    aPostEdit({ postId: 7, changes: { currency: 'CAD', price: 12_000 } }, { at: now - 80 * day }),
    aPostEdit({ postId: 7, changes: { currency: 'USD' } }, { at: now - 70 * day }),
    aPostEdit({ postId: 7, changes: { price: 8000 } }, { at: now - 60 * day }),
    post(8, 50, { ...mug, price: 1000, shippingCost: 300 }),
    aPostEdit({ postId: 8, changes: { shippingCost: 800 } }, { at: now - 20 * day }),
    post(9, 40, { ...mug, price: 1500, shippingCost: 0 }),
    post(10, 30, { ...mug, title: 'Enamel mug of the month, $5/month', price: 500 }),
    post(5, 2, { urlKey: 'elsewhere', title: 'Wireless headphones with noise cancelling, white' }),
    aPostExpiry({ postId: 5 }, { at: now - day }),
    ...['u1', 'u2', 'u3', 'u4', 'u5', 'u6'].map((userId, at) => aVote({ postId: 2, userId, value: at === 0 ? -1 : 1 })),
    aVote({ postId: 2, userId: 'u7', weight: 0 }),
    aComment({ postId: 2, commentId: 1, rootId: 1, authorId: bob }),
    aScoreRequest({ postId: 2 }),
    aScore({ postId: 2 }),
    aScoreRequest({ postId: 1 }),
  ),
)

describe('the rank', () => {
  it('is the sum that the projection keeps', async () => {
    const docs = await site.readModels.collection(posts).many(['1', '2', '3', '4', '5'])
    expect(docs.size).toBe(5)
    for (const doc of docs.values()) {
      expect(best(doc)).toBe(doc.best)
    }
  })

  it('is explained, with what one more vote would change', async () => {
    const { body } = await site.ask('/api/posts/2/rank')
    expect(body).toMatchObject({
      terms: { votes: Math.log10(5), price: 0.15, expiry: 0, comments: 0.15 * Math.log10(2) },
      countedVotes: 6,
      excludedVotes: 1,
      place: 3,
    })
    expect((body as { oneMoreVote: number }).oneMoreVote).toBeGreaterThan(0)
    expect((await site.ask('/api/posts/5/rank')).body).toMatchObject({ terms: { expiry: -2 }, place: null })
  })
})

describe('the prices of a product', () => {
  it('come from all its posts and their edits in one currency', async () => {
    const { body } = await site.ask('/api/posts/2/price-history')
    const { points } = body as { points: { postId: number; price: number; kind: string }[] }
    expect(points.map(({ postId, price, kind }) => [postId, price, kind])).toEqual([
      [1, 80, 'posted'],
      [1, 40, 'changed'],
      [1, 70, 'changed'],
      [2, 60, 'posted'],
    ])
    expect(body).toMatchObject({ currency: 'USD', lowest: { price: 40, postId: 1 } })
  })

  it('end with the deal that had them, and are never those of another currency', async () => {
    const { points, lowest } = priceHistory.parse((await site.ask('/api/posts/7/price-history')).body)
    const daysAgo = (at: string | null) => at && (now - Date.parse(at)) / day
    expect(points.map(({ at, until, price, kind }) => [daysAgo(at), daysAgo(until), price, kind])).toEqual([
      [150, 120, 30, 'posted'],
      [90, 80, 90, 'posted'],
      [70, 60, 120, 'changed'],
      [60, null, 80, 'changed'],
    ])
    // That of the deal that was over 120 days ago is forgotten.
    expect(lowest).toMatchObject({ price: 80, postId: 7 })
  })

  it('are what one pays, of like offers alone', async () => {
    const { points, lowest } = priceHistory.parse((await site.ask('/api/posts/8/price-history')).body)
    expect(points.map(({ postId, price, kind }) => [postId, price, kind])).toEqual([
      [8, 13, 'posted'],
      [9, 15, 'posted'],
      [8, 18, 'changed'],
    ])
    expect(lowest).toMatchObject({ postId: 8, price: 13 })
  })

  it('forget a price that ended more than 90 days ago', () => {
    const stood = (from: number, to: number | null, price: number) => ({
      at: now - from * day,
      until: to === null ? null : now - to * day,
      postId: 1,
      price,
      kind: 'changed' as const,
    })
    expect(lowestOf([stood(200, 91, 10), stood(91, 20, 50), stood(20, null, 60)], now)).toMatchObject({ price: 50 })
    expect(lowestOf([], now)).toBeNull()
  })
})

it.each([
  ['postId=2', [1, 3, 5]],
  ['postId=4', []],
  ['title=wireless%20headphones&limit=2', [3, 2]],
])('finds posts like %s', async (query, ids) => {
  const { body } = await site.ask(`/api/posts/similar?${query}`)
  expect(idsOf(body, 'posts').toSorted()).toEqual(ids.toSorted())
})

it.each([
  ['/api/posts/similar', 400],
  ['/api/posts/similar?postId=99', 404],
])('refuses %s', async (path, status) => {
  expect((await site.ask(path)).status).toBe(status)
})

it('gives a score with its parts and how it came about', async () => {
  const { body } = await site.ask('/api/posts/2/score')
  expect(body).toMatchObject({
    status: 'completed',
    score: 74,
    priceCompetitivenessScore: 28,
    reasons: { price: 'Below the median.' },
    comparison: { comparables: 6, median: 79.99, lowest: 54.99 },
    history: [{ score: 74 }],
  })
  expect((await site.ask('/api/posts/1/score')).body).toMatchObject({ status: 'pending', score: null })
  const { status, text } = await site.ask('/api/posts/3/score')
  expect([status, text]).toEqual([404, 'Score not found'])
})
