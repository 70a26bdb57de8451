import { staffStore, staffStoreList } from '@deals/events'
import { aPost, aStore, ann, firstTime, mo, stacy, told, joining } from '@deals/events/testing'
import { createSystemQueries } from '../system-queries.ts'
import { siteForAll } from '../testing/open-site.ts'

const site = siteForAll()
beforeAll(() =>
  site.tell(
    ...joining(ann, mo, stacy),
    aStore({ slug: 'north-audio', name: 'North Audio', hosts: ['north-audio.example', 'na.example'] }),
    aStore({ slug: 'bad-shop', name: 'Bad Shop', hosts: ['bad.example'], status: 'blocked' }),
    aStore({ slug: 'new-shop', name: 'New Shop', hosts: [], status: 'pending' }),
    told({ type: 'StorePaused', data: { slug: 'north-audio', until: firstTime } }, { by: stacy }),
    aPost({ postId: 1, storeSlug: 'north-audio' }),
  ),
)

const slugs = async (question: string) => {
  const { body } = await site.ask(`/api/staff/stores?${question}`, stacy)
  return staffStoreList.parse(body).stores.map(({ slug }) => slug)
}

it.each([
  ['', ['bad-shop', 'new-shop', 'north-audio']],
  ['status=blocked', ['bad-shop']],
  ['search=na.exa', ['north-audio']],
  ['search=NEW', ['new-shop']],
  ['search=shop&status=pending', ['new-shop']],
  ['limit=1&page=2', ['new-shop']],
])('staff find every store by %s', async (question, found) => {
  expect(await slugs(question)).toEqual(found)
})

it('staff see of a store what they look after', async () => {
  const { body } = await site.ask('/api/staff/stores/north-audio', stacy)
  expect(staffStore.parse(body)).toMatchObject({
    hosts: ['north-audio.example', 'na.example'],
    status: 'active',
    activeDeals: 1,
    pausedUntil: new Date(firstTime).toISOString(),
  })
  expect((await site.ask('/api/staff/stores/nowhere', stacy)).status).toBe(404)
})

it('everybody sees a pause as long as it lasts', async () => {
  const shown = async () => (await site.ask('/api/stores/north-audio')).body
  expect(await shown()).toMatchObject({ pausedUntil: null })
  const until = firstTime + 100 * 86_400_000
  await site.tell(told({ type: 'StorePaused', data: { slug: 'north-audio', until } }, { by: stacy }))
  expect(await shown()).toMatchObject({ pausedUntil: new Date(until).toISOString() })
})

it('a pause that was ended is gone', async () => {
  await site.tell(told({ type: 'StorePaused', data: { slug: 'north-audio', until: null } }, { by: stacy }))
  expect((await site.ask('/api/staff/stores/north-audio', stacy)).body).toMatchObject({ pausedUntil: null })
})

it('staff see why a store leads to another one', async () => {
  const reason = 'It is the same shop.'
  await site.tell(told({ type: 'StoreMerged', data: { slug: 'new-shop', into: 'bad-shop', reason } }, { by: stacy }))
  const { body } = await site.ask('/api/staff/stores/new-shop', stacy)
  expect(staffStore.parse(body)).toMatchObject({ mergedInto: 'bad-shop', mergeReason: reason })
  expect(JSON.stringify((await site.ask('/api/stores/new-shop')).body)).not.toContain(reason)
})

it('nobody else sees them so', async () => {
  for (const path of ['/api/staff/stores', '/api/staff/stores/north-audio']) {
    const replies = await Promise.all([undefined, ann, mo].map((as) => site.ask(path, as)))
    expect(replies.map(({ status }) => status)).toEqual([401, 403, 403])
  }
})

it('a host is told with the store that it belongs to', async () => {
  const queries = createSystemQueries(site.readModels, () => firstTime)
  expect(await queries.storesOfHosts({ hosts: ['na.example', 'other.example', 'bad.example'] })).toEqual(
    expect.arrayContaining([
      { host: 'na.example', slug: 'north-audio', name: 'North Audio' },
      { host: 'bad.example', slug: 'bad-shop', name: 'Bad Shop' },
    ]),
  )
})

it('stores are found by their name, whatever its case and spaces, but no store that leads elsewhere', async () => {
  const queries = createSystemQueries(site.readModels, () => firstTime)
  const slugs = async (name: string) => (await queries.storesNamed({ name })).map(({ slug }) => slug)
  expect([await slugs(' north  AUDIO'), await slugs('North')]).toEqual([['north-audio'], []])
  await site.tell(
    told({ type: 'StoreMerged', data: { slug: 'north-audio', into: 'bad-shop', reason: 'x' } }, { by: stacy }),
  )
  expect(await slugs('North Audio')).toEqual([])
})
