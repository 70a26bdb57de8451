import { alertList, postDetails, staffStore, storeDetails, storeList } from '@deals/events'
import { aRole } from '@deals/events/testing'
import { bothSidesForEach, type Someone } from './testing/both-sides.ts'
import { productForm } from './testing/product-form.ts'

const site = bothSidesForEach({ now: Date.UTC(2026, 0, 15, 12) })
let ann: Someone
let stacy: Someone
beforeEach(async () => {
  ;[ann, stacy] = await Promise.all([site.join('ann'), site.join('stacy')])
  await site.tell(aRole({ userId: 'stacy', role: 'staff' }))
  for (const slug of ['acme', 'acme-inc', 'acme-outlet']) {
    await stacy.post('/api/staff/stores', { slug, name: `Shop ${slug}`, hosts: [`${slug}.example`] })
  }
})

let posted = 0
const post = async (storeSlug: string, over: object = {}) => {
  posted += 1
  const form = await productForm(site, {
    title: `Wireless headphones number ${posted} with noise cancelling`,
    price: 100 + posted,
    storeName: undefined,
    storeSlug,
    dealUrl: `https://${storeSlug}.example/headphones/${posted}`,
    duplicateOverride: 'It is another model.',
    ...over,
  })
  const { status, body } = await ann.post('/api/posts', form)
  return { status, id: Number((body as { id?: number }).id) }
}
const seen = async (slug: string) => staffStore.parse((await stacy.get(`/api/staff/stores/${slug}`)).body)
const merge = async (slug: string, into: string, { by = stacy, ...over }: { by?: Someone } & object = {}) => {
  const [{ version }, { version: intoVersion }] = [await seen(slug), await seen(into)]
  const body = { into, version, intoVersion, reason: 'It is the same shop.', ...over }
  return by.post(`/api/staff/stores/${slug}/merge`, body)
}
const undo = async (slug: string) =>
  stacy.post(`/api/staff/stores/${slug}/unmerge`, { version: (await seen(slug)).version })
const storeOf = async (id: number) => postDetails.parse((await stacy.get(`/api/posts/${id}`)).body).storeSlug
const listed = async (query: string) => {
  const { body } = await ann.get(`/api/posts?statuses=active,staff-review,ai-review,poster-review&${query}`)
  return (body as { total: number }).total
}

describe('a store that was merged into another', () => {
  it('leads there with its posts, its hosts and its address', async () => {
    const { id } = await post('acme-inc')
    await post('acme')
    expect((await merge('acme-inc', 'acme')).status).toBe(200)
    expect(await storeOf(id)).toBe('acme')
    expect(storeDetails.parse((await ann.get('/api/stores/acme-inc')).body)).toMatchObject({
      slug: 'acme',
      hosts: ['acme.example', 'acme-inc.example'],
    })
    const { stores } = storeList.parse((await ann.get('/api/stores?search=shop')).body)
    expect(stores.map(({ slug }) => slug)).toEqual(['acme', 'acme-outlet'])
    expect(await seen('acme-inc')).toMatchObject({ mergedInto: 'acme', hosts: ['acme-inc.example'] })
    expect((await ann.get('/store/acme-inc/feed.xml')).status).toBe(200)
  })

  it('is found by lists, counts and searches that name it under its old slug', async () => {
    await site.tell(aRole({ userId: 'ann', role: 'moderator' }))
    await post('acme-inc')
    await post('acme')
    await merge('acme-inc', 'acme')
    for (const query of ['stores=acme-inc', 'stores=acme', 'q=store:acme-inc', 'q=headphones&stores=acme-inc']) {
      expect([query, await listed(query)]).toEqual([query, 2])
    }
  })

  it('brings its name to the posts that full-text search reads', async () => {
    await site.tell(aRole({ userId: 'ann', role: 'moderator' }))
    await stacy.patch('/api/staff/stores/acme', { name: 'Zebra Sound' })
    await post('acme-inc')
    await merge('acme-inc', 'acme')
    expect(await listed('q=zebra')).toBe(1)
  })

  it('takes new posts under its name or slug to the one that stays', async () => {
    await merge('acme-inc', 'acme')
    const [bySlug, byName] = [
      await post('acme-inc'),
      await post('', { storeName: 'acme inc', dealUrl: 'https://acme-inc.example/x' }),
    ]
    expect([await storeOf(bySlug.id), await storeOf(byName.id)]).toEqual(['acme', 'acme'])
  })

  it('keeps alerts on it: they hear of deals of the one that stays', async () => {
    const bob = await site.join('bob')
    await bob.post('/api/deal-alerts', { name: 'Acme Inc', stores: ['acme-inc'], frequency: 'instant' })
    await merge('acme-inc', 'acme')
    await post('acme')
    const { alerts } = alertList.parse((await bob.get('/api/deal-alerts')).body)
    expect(alerts.map(({ matches }) => matches)).toEqual([1])
  })

  it('leads on where that one is merged further, and to itself when each is taken back', async () => {
    const { id } = await post('acme-inc')
    await merge('acme-inc', 'acme')
    await merge('acme', 'acme-outlet')
    expect(await storeOf(id)).toBe('acme-outlet')
    expect(await seen('acme-outlet')).toMatchObject({
      gathered: ['acme', 'acme-inc'],
      hosts: ['acme-outlet.example', 'acme.example', 'acme-inc.example'],
    })
    expect((await undo('acme-inc')).status).toBe(200)
    expect(await storeOf(id)).toBe('acme-inc')
    expect(await seen('acme-outlet')).toMatchObject({
      gathered: ['acme'],
      hosts: ['acme-outlet.example', 'acme.example'],
    })
    expect((await undo('acme')).status).toBe(200)
    expect(await seen('acme')).toMatchObject({ mergedInto: null, gathered: [], hosts: ['acme.example'] })
    expect(await seen('acme-inc')).toMatchObject({ mergedInto: null, hosts: ['acme-inc.example'] })
  })

  it('is not changed before that is taken back, and keeps its hosts from others', async () => {
    await merge('acme-inc', 'acme')
    expect(await stacy.patch('/api/staff/stores/acme-inc', { name: 'Acme' })).toMatchObject({
      status: 409,
      body: { message: 'Shop acme-inc was merged into acme; take that back first.' },
    })
    expect(
      await stacy.post('/api/staff/stores', { slug: 'other', name: 'Other', hosts: ['acme-inc.example'] }),
    ).toMatchObject({ status: 422, body: { fields: { hosts: 'acme-inc.example belongs to Shop acme already' } } })
  })
})

describe('no store is merged', () => {
  it.each<[string, object, { status: number; fields: object }]>([
    ['into itself', { into: 'acme-inc' }, { status: 422, fields: { into: 'A store cannot be merged into itself' } }],
    ['into none', { into: 'nowhere' }, { status: 422, fields: { into: 'There is no such store' } }],
    ['without a reason', { reason: '  ' }, { status: 422, fields: { reason: 'Say why in 5 to 300 characters' } }],
    ['as it stood before', { version: 99 }, { status: 409, fields: {} }],
    ['into one as that stood before', { intoVersion: 99 }, { status: 409, fields: {} }],
  ])('%s', async (_how, over, refusal) => {
    const answer = await merge('acme-inc', 'acme', over)
    expect({ status: answer.status, fields: (answer.body as { fields?: object }).fields ?? {} }).toEqual(refusal)
    expect((await seen('acme-inc')).mergedInto).toBeNull()
  })

  it('by members, nor into one that leads elsewhere, nor in a circle', async () => {
    expect((await merge('acme-inc', 'acme', { by: ann })).status).toBe(403)
    await merge('acme-inc', 'acme')
    expect(await merge('acme-outlet', 'acme-inc')).toMatchObject({
      status: 422,
      body: { fields: { into: 'Shop acme-inc was merged into acme; choose that one' } },
    })
    expect((await merge('acme', 'acme-inc')).status).toBe(422)
    expect((await merge('acme-inc', 'acme-outlet')).status).toBe(409)
  })

  it('where one of the two is blocked', async () => {
    await stacy.patch('/api/staff/stores/acme-inc', { status: 'blocked', reason: 'Sells fakes.' })
    expect(await merge('acme-inc', 'acme')).toMatchObject({
      status: 422,
      body: { fields: { into: 'One of the two is blocked; block both first, or let it in' } },
    })
    expect((await undo('acme')).status).toBe(409)
  })
})
