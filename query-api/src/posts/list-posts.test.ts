import { postList } from '@deals/events'
import {
  aPost,
  aPostExpiry,
  aPostSentToReview,
  aStore,
  aVote,
  ann,
  bob,
  firstTime,
  mo,
  stacy,
  joining,
} from '@deals/events/testing'
import { idsOf } from '../testing/ids-of.ts'
import { openSite, siteForAll } from '../testing/open-site.ts'

const day = 86_400_000
const hour = 3_600_000
const now = firstTime + 400 * day
type Over = Parameters<typeof aPost>[0]

/** A post that is so many days old when the lists are read. */
const post = (id: number, daysOld: number, over: Over = {}) =>
  aPost({ postId: id, categorySlug: 'techelectronics', ...over }, { at: now - daysOld * day })
const voteOn = (id: number, userId: string) => aVote({ postId: id, userId }, { by: userId })

const site = siteForAll({ now })
beforeAll(() =>
  site.tell(
    ...joining(ann, bob, mo, stacy),
    aStore(),
    aStore({ slug: 'pet-world', name: 'Pet World', hosts: [] }),
    post(1, 0.5, { price: 5000 }),
    post(2, 5, { price: 100, originalPrice: null, currency: 'CAD', subCategorySlug: 'headphonesearbuds' }),
    post(3, 20, {
      price: 0,
      categorySlug: 'pets',
      subCategorySlug: 'petfood',
      storeSlug: 'pet-world',
      startsAt: now + hour,
    }),
    post(4, 60, { price: 300, expiresAt: now + 2 * day }),
    post(5, 200, { type: 'sales', price: null, originalPrice: null, subtitle: 'Half price', expiresAt: now + day }),
    post(6, 390, { type: 'discussion', price: null, originalPrice: null, storeSlug: null }),
    post(7, 1),
    aPostExpiry({ postId: 7 }, { at: now - hour }),
    post(8, 2),
    aPostSentToReview({ postId: 8, to: 'staff-review' }),
    ...['u1', 'u2', 'u3'].map((userId) => voteOn(4, userId)),
    ...['u1', 'u2'].map((userId) => voteOn(2, userId)),
    voteOn(6, 'u1'),
  ),
)

/** Ids of the list that a query gives, and its total. */
async function list(query: string, as?: string) {
  const { status, body } = await site.ask(`/api/posts?${query}`, as)
  expect(status).toBe(200)
  return { ids: idsOf(body, 'posts'), total: (body as { total: number }).total }
}
const everything = [1, 2, 3, 4, 5, 6]

it('gives cards and a total', async () => {
  const { body } = await site.ask('/api/posts')
  expect(postList.safeParse(body).error).toBeUndefined()
  expect(body).toMatchObject({ total: 6 })
})

it.each([
  ['best', [1, 2, 3, 4, 5, 6]],
  ['newest', [1, 2, 3, 4, 5, 6]],
  ['popularity_desc', [4, 2, 6, 1, 3, 5]],
  ['price_asc', [3, 2, 4, 1, 5, 6]],
  ['price_desc', [1, 4, 2, 3, 5, 6]],
  ['ending', [5, 4, 1, 2, 3, 6]],
])('sorts by %s', async (sortOrder, ids) => {
  expect(await list(`sortOrder=${sortOrder}`)).toEqual({ ids, total: 6 })
})

it.each([
  ['currency=USD', [1, 3, 4, 5, 6]],
  ['currency=CAD', [2, 5, 6]],
  ['currency=EUR', everything],
  ['categories=pets', [3]],
  ['categories=pets,techelectronics', everything],
  ['categories=nothing', []],
  ['subCategories=petfood', [3]],
  ['subCategories=Pet%20Food,Headphones%20%26%20Earbuds', [2, 3]],
  ['subCategories=nothing', []],
  ['stores=pet-world', [3]],
  ['stores=nowhere', []],
  ['types=product', [1, 2, 3, 4]],
  ['types=sales,discussion', [5, 6]],
  ['datePosted=1d', [1]],
  ['datePosted=1w', [1, 2]],
  ['datePosted=1m', [1, 2, 3]],
  ['datePosted=3m', [1, 2, 3, 4]],
  ['datePosted=1y', [1, 2, 3, 4, 5]],
  ['datePosted=all', everything],
  ['priceMax=3', [2, 3, 4]],
  ['priceMin=1&priceMax=3.00', [2, 4]],
  ['priceMin=0', [1, 2, 3, 4]],
  ['priceMax=0', [3]],
  ['priceMin=&priceMax=', everything],
  ['priceMin=4&priceMax=3', []],
  ['minDiscount=0', everything],
  ['minDiscount=40', [1, 3, 4]],
  ['minDiscount=97&categories=techelectronics', [4]],
  ['minDiscount=10&stores=pet-world&types=product', [3]],
  ['statuses=expired', [7]],
  ['statuses=active,expired', [1, 7, 2, 3, 4, 5, 6]],
  ['excludePost=2', [1, 3, 4, 5, 6]],
  ['excludePost=', [1, 2, 3, 4, 5, 6]],
  ['upcoming=true&stores=pet-world', [3]],
  ['upcoming=true&q=headphones', [3]],
  ['upcoming=true&currency=CAD', []],
  ['upcoming=false', everything],
  ['types=product&currency=USD&datePosted=1m', [1, 3]],
  ['unknown=parameter&categories=', everything],
  ['q=%20', everything],
])('filters by %s', async (query, ids) => {
  expect(await list(`${query}&sortOrder=newest`)).toEqual({ ids, total: ids.length })
})

it.each(['priceMin=cheap', 'priceMin=-1', 'priceMin=1.234', 'priceMin=1&priceMin=2'])('refuses %s', async (query) => {
  const { status, text } = await site.ask(`/api/posts?${query}`)
  expect([status, text]).toEqual([400, 'priceMin must be an amount such as 49.99'])
})

it('pages through a range of prices by the same count', async () => {
  const pages = await Promise.all([1, 2].map((page) => list(`priceMax=50&sortOrder=price_asc&limit=3&page=${page}`)))
  expect(pages).toEqual([
    { ids: [3, 2, 4], total: 4 },
    { ids: [1], total: 4 },
  ])
})

it('takes a comma in the name of a sub-category as ~', async () => {
  await site.tell(post(9, 399, { categorySlug: 'clothingaccessories', subCategorySlug: 'hatsscarvesgloves' }))
  expect(await list('subCategories=Hats~%20Scarves%20%26%20Gloves')).toEqual({ ids: [9], total: 1 })
  await site.tell(aPostExpiry({ postId: 9 }))
})

it.each([
  ['a visitor', undefined, []],
  ['a member', bob, []],
  ['the poster', ann, []],
  ['staff', stacy, []],
  ['a moderator', mo, [8]],
])('lists what is held for %s as far as they may see it', async (_who, as, ids) => {
  expect(await list('statuses=staff-review,deleted', as)).toEqual({ ids, total: ids.length })
})

describe('pages', () => {
  it('follow each other', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`sortOrder=newest&limit=2&page=${page}`)))
    expect(pages.map(({ ids }) => ids)).toEqual([[1, 2], [3, 4], [5, 6], []])
    expect(pages.map(({ total }) => total)).toEqual([6, 6, 6, 6])
  })

  it.each([
    ['page=0', 'page must be a whole number from 1 to 100000'],
    ['page=-1', 'page must be a whole number from 1 to 100000'],
    ['page=1.5', 'page must be a whole number from 1 to 100000'],
    ['page=x', 'page must be a whole number from 1 to 100000'],
    ['page=1&page=2', 'page must be a whole number from 1 to 100000'],
    ['page=', 'page must be a whole number from 1 to 100000'],
    ['limit=0', 'limit must be a whole number from 1 to 100'],
    ['limit=101', 'limit must be a whole number from 1 to 100'],
    ['sortOrder=worst', 'sortOrder must be one of best, popularity_desc, newest, price_asc, price_desc, ending'],
    ['types=coupon', 'types must be a list of product, sales, discussion'],
    ['statuses=gone', 'statuses must be a list of active, staff-review, poster-review, ai-review, expired, deleted'],
    ['excludePost=1e21', 'excludePost must be a whole number'],
    ['excludePost=9007199254740993', 'excludePost must be a whole number'],
    ['excludePost=1&excludePost=2', 'excludePost must be a whole number'],
    ['asOf=-1', 'asOf must be a whole number'],
    ['datePosted=2d', 'datePosted must be one of 1d, 1w, 1m, 3m, 1y, all'],
  ])('refuse %s', async (query, sentence) => {
    const { status, text, headers } = await site.ask(`/api/posts?${query}`)
    expect([status, text]).toEqual([400, sentence])
    expect(headers['content-type']).toMatch('text/plain')
  })

  it('neither repeat nor leave out what moved while somebody scrolled', async () => {
    const moving = await openSite({ now })
    await moving.tell(...[1, 2, 3, 4, 5, 6].map((id) => post(id, id / 10)))
    const first = await moving.ask('/api/posts?limit=2')
    await moving.tell(...Array.from({ length: 30 }, (_, at) => voteOn(6, `u${at}`)))
    const asOf = (first.body as { asOf: number }).asOf
    const rest = await Promise.all([
      moving.ask(`/api/posts?limit=2&page=2&asOf=${asOf}`),
      moving.ask('/api/posts?limit=2&page=2'),
    ])
    const third = await moving.ask(`/api/posts?limit=2&page=3&asOf=${asOf}`)
    await moving.close()
    expect(idsOf(first.body, 'posts')).toEqual([1, 2])
    expect(rest.map(({ body }) => idsOf(body, 'posts'))).toEqual([
      [6, 3],
      [2, 3],
    ])
    expect(idsOf(third.body, 'posts')).toEqual([4, 5])
  })
})

it('tells caches that a member’s list is their own', async () => {
  const [visitor, member] = await Promise.all([site.ask('/api/posts'), site.ask('/api/posts', bob)])
  expect(visitor.headers).toMatchObject({
    'cache-control': expect.stringContaining('public') as string,
    vary: 'Cookie',
  })
  expect(member.headers['cache-control']).toBe('private, no-store')
  expect(member.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' })
  // Nobody may keep it, so nobody asks for it by a tag.
  expect(member.headers).not.toHaveProperty('etag')
  const repeated = await site.ask('/api/posts', undefined, { 'if-none-match': visitor.headers['etag'] ?? '' })
  expect(repeated.status).toBe(304)
})
