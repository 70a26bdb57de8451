import { categoryList, hostNames, storeList } from '@deals/events'
import { aPost, aPostExpiry, aStore, firstTime } from '@deals/events/testing'
import { siteForAll } from '../testing/open-site.ts'

const day = 86_400_000
const now = firstTime + 40 * day
const site = siteForAll({ now })
beforeAll(async () => {
  const shop = (slug: string, name: string, over: Parameters<typeof aStore>[0] = {}) => aStore({ slug, name, ...over })
  const post = (postId: number, daysOld: number, over: Parameters<typeof aPost>[0] = {}) =>
    aPost({ postId, storeSlug: 'pet-world', categorySlug: 'pets', ...over }, { at: now - daysOld * day })
  await site.tell(
    shop('north-audio', 'North Audio'),
    shop('pet-world', 'Pet World'),
    shop('aardvark', 'aardvark & Sons', { status: 'pending' }),
    shop('3-kings', '3 Kings'),
    shop('emile', 'Émile'),
    shop('bad-shop', 'Bad Shop', { status: 'blocked' }),
    post(1, 35, { price: 5000, originalPrice: 10_000 }),
    post(2, 0.5, { price: 9000, originalPrice: 10_000, currency: 'CAD' }),
    post(3, 20),
    aPostExpiry({ postId: 3 }, { at: now - 19 * day }),
    post(4, 1, { storeSlug: 'north-audio', categorySlug: 'techelectronics' }),
  )
})

const names = async (query: string) => {
  const { body } = await site.ask(`/api/stores?${query}`)
  expect(storeList.safeParse(body).error).toBeUndefined()
  return (body as { stores: { name: string }[] }).stores.map(({ name }) => name)
}

it.each([
  ['', ['3 Kings', 'aardvark & Sons', 'North Audio', 'Pet World', 'Émile']],
  ['search=AUD', ['North Audio']],
  ['search=%26', ['aardvark & Sons']],
  ['search=nothing', []],
  ['sort=activeDeals&search=o', ['Pet World', 'North Audio', 'aardvark & Sons']],
  ['limit=1&page=3', ['North Audio']],
  ['initial=a', ['aardvark & Sons']],
  ['initial=P&search=audio', []],
  ['initial=%23', ['3 Kings']],
  ['initial=E', ['Émile']],
])('lists stores by %s', async (query, found) => {
  expect(await names(query)).toEqual(found)
})

it('says under which letters stores stand, and when the newest deal of each went live', async () => {
  const { stores, initials } = storeList.parse((await site.ask('/api/stores?search=o')).body)
  expect(initials).toEqual(['#', 'A', 'E', 'N', 'P'])
  const newest = Object.fromEntries(stores.map(({ slug, newestDealAt }) => [slug, newestDealAt]))
  expect(newest).toMatchObject({ 'north-audio': new Date(now - day).toISOString(), aardvark: null })
})

it('counts active deals, of one currency if asked', async () => {
  expect((await site.ask('/api/stores?search=pet')).body).toMatchObject({ stores: [{ activeDeals: 2 }], total: 1 })
  expect((await site.ask('/api/stores?search=pet&currency=CAD')).body).toMatchObject({ stores: [{ activeDeals: 1 }] })
})

it('refuses a wrong page', async () => {
  expect((await site.ask('/api/stores?limit=500')).status).toBe(400)
})

it('tells facts about one store', async () => {
  const { body } = await site.ask('/api/stores/pet-world')
  expect(body).toMatchObject({
    name: 'Pet World',
    url: 'https://north-audio.example',
    activeDeals: 2,
    postedIn30Days: 2,
    medianDiscount: 40,
    expiredEarly: 0.33,
  })
})

it.each(['nowhere', 'bad-shop'])('knows no store %s', async (slug) => {
  const { status, text } = await site.ask(`/api/stores/${slug}`)
  expect([status, text]).toEqual([404, 'Store not found'])
})

it('lists the catalogue in its order with counts', async () => {
  const { body } = await site.ask('/api/categories')
  const { categories } = categoryList.parse(body)
  expect(categories).toHaveLength(24)
  expect(categories[0]).toMatchObject({ slug: 'clothingaccessories', activeDeals: 0 })
  expect(categories.find(({ slug }) => slug === 'pets')).toMatchObject({ activeDeals: 2, newToday: 1 })
  expect(categories.at(-1)).toMatchObject({ slug: 'other', subCategories: [] })
})

it('knows a host by every domain above it', () => {
  expect(hostNames('WWW.Outlet.Shop.example')).toEqual([
    'www.outlet.shop.example',
    'outlet.shop.example',
    'shop.example',
  ])
  expect(hostNames('localhost')).toEqual(['localhost'])
})
