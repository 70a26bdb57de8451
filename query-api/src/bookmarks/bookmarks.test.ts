import { bookmarkFacets, bookmarkList, type Reminder } from '@deals/events'
import {
  aBookmark,
  aPost,
  aPostDeletion,
  aPostEdit,
  aPostExpiry,
  aPostSentToReview,
  aRemovedBookmark,
  aStore,
  aUser,
  bob,
  firstTime,
  told,
} from '@deals/events/testing'
import { idsOf } from '../testing/ids-of.ts'
import { siteForAll } from '../testing/open-site.ts'

const hour = 3_600_000
const site = siteForAll()
beforeAll(async () => {
  const save = (postId: number, price: number | null = 5999) =>
    aBookmark({ postId, price }, { by: bob, at: firstTime + postId * hour })
  const put = (id: number, changes: { collection?: string | null; note?: string; reminders?: Reminder[] }) =>
    told({ type: 'BookmarkChanged', data: { postId: id, userId: bob, changes } }, { by: bob })
  await site.tell(
    aUser(),
    aUser({ userId: bob, username: bob }),
    aStore(),
    aPost({ postId: 1, title: 'Thing number 1', type: 'discussion', categorySlug: 'pets', storeSlug: null }),
    ...[2, 3, 4, 5, 6].map((postId) =>
      aPost({ postId, title: `Thing number ${postId}`, categorySlug: 'techelectronics', storeSlug: 'north-audio' }),
    ),
    ...[1, 2, 3, 4, 5, 6].map((postId) => save(postId)),
    aPostEdit({ postId: 2, changes: { price: 3000 } }),
    aPostEdit({ postId: 3, changes: { price: 1000, currency: 'CAD' } }),
    aPostExpiry({ postId: 3 }),
    aPostDeletion({ postId: 4, cause: 'moderator', reason: 'Spam' }, { by: 'mo' }),
    aPostSentToReview({ postId: 5 }),
    aRemovedBookmark({ postId: 6 }),
    put(1, { collection: 'Gifts', note: 'For mum' }),
    put(2, { collection: 'Gifts' }),
    put(2, { collection: null }),
    put(4, { collection: 'Later' }),
    put(2, { reminders: ['hours-before', 'over'] }),
    put(3, { reminders: [] }),
  )
})

it('lists what was saved last first, with the price of then; of what is gone only a line remains', async () => {
  const { body } = await site.ask('/api/bookmarks', bob)
  expect(bookmarkList.safeParse(body).error).toBeUndefined()
  expect(body).toMatchObject({
    total: 5,
    collections: ['Gifts', 'Later'],
    bookmarks: [
      { postId: 5, post: null, gone: null },
      { postId: 4, post: null, gone: { cause: 'moderator', reasonGroup: 'Spam' } },
      // It is asked in another currency by now, so nobody can say whether that is more or less.
      { postId: 3, priceWhenSaved: null, paid: null, reminders: [], post: { status: 'expired', isBookmarked: true } },
      { postId: 2, priceWhenSaved: 59.99, collection: 'Saved', note: null, reminders: ['hours-before', 'over'] },
      { postId: 1, collection: 'Gifts', note: 'For mum', reminders: ['day-before', 'price-drop', 'over'] },
    ],
  })
  expect(bookmarkList.parse(body).bookmarks.slice(3)).toMatchObject([
    { post: { price: 30 }, paid: { then: 59.99, now: 30, withShipping: false } },
    { savedAt: new Date(firstTime + hour).toISOString() },
  ])
})

it.each([
  ['q=NUMBER%202', [2]],
  ['status=expired', [3]],
  ['status=active,expired&sort=saved', [3, 2, 1]],
  ['status=deleted', [4]],
  ['status=deleted&q=number', []],
  ['types=discussion', [1]],
  ['categories=pets&status=active', [1]],
  ['stores=north-audio', [3, 2]],
  ['stores=nowhere', []],
  ['sort=price-change&limit=1', [2]],
  ['limit=2&page=2', [3, 2]],
  ['page=9', []],
  ['collection=Gifts', [1]],
  ['collection=Saved', [5, 3, 2]],
  ['collection=Later', [4]],
  ['collection=Nothing', []],
])('takes %s', async (query, ids) => {
  expect(idsOf((await site.ask(`/api/bookmarks?${query}`, bob)).body, 'bookmarks')).toEqual(ids)
})

it('counts what each further choice would leave; what is chosen of a facet narrows the others alone', async () => {
  const facets = async (query: string) => {
    const found = bookmarkFacets.parse((await site.ask(`/api/bookmarks/facets?${query}`, bob)).body)
    return Object.fromEntries(
      Object.entries(found).map(([name, { choices }]) => [
        name,
        choices.map(({ value, count }) => `${value} ${count}`),
      ]),
    )
  }
  expect(await facets('')).toEqual({
    statuses: ['active 2', 'expired 1', 'deleted 1'],
    types: ['product 2', 'discussion 1'],
    categories: ['techelectronics 2', 'pets 1'],
    stores: ['north-audio 2'],
  })
  expect(await facets('status=active&types=discussion')).toEqual({
    statuses: ['active 1'],
    types: ['product 1', 'discussion 1'],
    categories: ['pets 1'],
    stores: [],
  })
})

describe('for a spreadsheet', () => {
  const rows = async (query = '') => (await site.ask(`/api/bookmarks/export?${query}`, bob)).text.trim().split('\r\n')

  it('has a row for each, and of what is gone says no more than when it was saved', async () => {
    const at = (postId: number) => new Date(firstTime + postId * hour).toISOString()
    expect(await rows()).toEqual([
      'saved,title,address,status,price when saved,price,currency,collection,note,reminders',
      `${at(5)},,https://deals.example/post/5,not there,59.99,,,Saved,,day-before price-drop over`,
      `${at(4)},,https://deals.example/post/4,not there,59.99,,,Later,,day-before price-drop over`,
      `${at(3)},Thing number 3,https://deals.example/post/3,expired,,10,CAD,Saved,,`,
      `${at(2)},Thing number 2,https://deals.example/post/2,active,59.99,30,USD,Saved,,hours-before over`,
      `${at(1)},Thing number 1,https://deals.example/post/1,active,59.99,,USD,Gifts,For mum,day-before price-drop over`,
    ])
  })

  it('takes what the page was narrowed to', async () => {
    expect(await rows('q=&status=&sort=saved&collection=Gifts')).toHaveLength(2)
  })
})

it('refuses an order that does not exist', async () => {
  expect((await site.ask('/api/bookmarks?sort=worst', bob)).status).toBe(400)
})

it('is for members', async () => {
  expect(await site.ask('/api/bookmarks')).toMatchObject({ status: 401, body: { message: 'Please sign in.' } })
})
