import { aSale, bodyOf, noon, smallSite, type Member, type SmallSite } from '../testing/small-site.ts'

const day = 86_400_000
const inDays = (days: number) => new Date(noon + days * day).toISOString()
const taken = [{ host: 'shop.example', slug: 'shop', name: 'Shop' }]
let site: SmallSite
let stacy: Member
let ann: Member
beforeEach(async () => {
  site = smallSite({
    answers: { storesOfHosts: async ({ hosts }) => taken.filter(({ host }) => hosts.includes(host)) },
  })
  stacy = await site.join('stacy', 'staff')
  ann = await site.join('ann')
  await stacy.post('/api/staff/stores', { slug: 'north-audio', name: 'North Audio' })
})
afterEach(() => site.close())

const change = (changes: object, by = stacy) => by.patch('/api/staff/stores/north-audio', changes)

it('a slug that is taken is said at its field, with whose it is', async () => {
  const reply = await stacy.post('/api/staff/stores', { slug: 'north-audio', name: 'Another one' })
  expect([reply.status, bodyOf(reply)['fields']]).toEqual([409, { slug: 'This slug is taken by North Audio.' }])
})

it('a host that is taken is said at its field, with whose it is, and nothing of the change is kept', async () => {
  const sentence = { hosts: 'shop.example belongs to Shop already' }
  const made = await stacy.post('/api/staff/stores', { slug: 'other', name: 'Other', hosts: ['WWW.Shop.example'] })
  expect([made.status, bodyOf(made)['fields']]).toEqual([422, sentence])
  const changed = await change({ name: 'Other', hosts: ['north.example', 'shop.example'] })
  expect([changed.status, bodyOf(changed)['fields']]).toEqual([422, sentence])
  expect(await site.events('StoreChanged')).toEqual([])
})

it('a store keeps the hosts that are its own', async () => {
  await stacy.post('/api/staff/stores', { slug: 'shop', name: 'Shop' })
  const reply = await stacy.patch('/api/staff/stores/shop', { hosts: ['shop.example', 'shop.example.org'] })
  expect([reply.status, bodyOf(reply)['hosts']]).toEqual([200, ['shop.example', 'shop.example.org']])
})

it('nobody posts deals of a store while it is paused, and everybody again afterwards', async () => {
  const reply = await change({ pausedUntil: inDays(3) })
  expect([reply.status, bodyOf(reply)['pausedUntil']]).toEqual([200, inDays(3)])
  const refused = await ann.post('/api/posts', aSale())
  expect([refused.status, bodyOf(refused)['fields']]).toEqual([
    422,
    { storeSlug: 'This store takes no deals until January 18, 2026' },
  ])
  site.time.now += 3 * day
  expect((await ann.post('/api/posts', aSale())).status).toBe(201)
})

it('a pause is ended before its time', async () => {
  await change({ pausedUntil: inDays(3) })
  expect(bodyOf(await change({ pausedUntil: null }))['pausedUntil']).toBeNull()
  expect((await ann.post('/api/posts', aSale())).status).toBe(201)
  expect(await site.events('StorePaused')).toMatchObject([
    { data: { until: noon + 3 * day } },
    { data: { until: null } },
  ])
})

it.each([0, -1, 366])('a pause of %s days is none', async (days) => {
  const reply = await change({ pausedUntil: inDays(days) })
  expect([reply.status, bodyOf(reply)['fields']]).toEqual([422, { pausedUntil: 'Choose a day in the next 365 days' }])
})

it('only staff pause a store', async () => {
  expect((await change({ pausedUntil: inDays(3) }, ann)).status).toBe(403)
  expect((await change({ pausedUntil: inDays(3) }, await site.join('mo', 'moderator'))).status).toBe(403)
})
