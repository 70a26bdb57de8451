import sharp from 'sharp'
import { openMemoryKeyedStore } from '@deals/accounts'
import { openMemoryLog } from '@deals/event-log'
import { aPicture, aSale, bodyOf, noon, smallSite, smallSiteForEach, type Member } from '../testing/small-site.ts'

const day = 86_400_000
const inDays = (days: number) => new Date(noon + days * day).toISOString()
const site = smallSiteForEach()
let stacy: Member
let ann: Member
beforeEach(async () => {
  stacy = await site.join('stacy', 'staff')
  ann = await site.join('ann')
  await stacy.post('/api/staff/stores', { slug: 'north-audio', name: 'North Audio' })
})

const change = (changes: object, by = stacy) => by.patch('/api/staff/stores/north-audio', changes)

it('a slug that is taken is said at its field, with whose it is', async () => {
  const reply = await stacy.post('/api/staff/stores', { slug: 'north-audio', name: 'Another one' })
  expect([reply.status, bodyOf(reply)['fields']]).toEqual([409, { slug: 'This slug is taken by North Audio.' }])
})

it('a host that is taken is said at its field, with whose it is, and nothing of the change is kept', async () => {
  const sentence = { hosts: 'shop.example belongs to Shop already' }
  await stacy.post('/api/staff/stores', { slug: 'shop', name: 'Shop', hosts: ['shop.example'] })
  const made = await stacy.post('/api/staff/stores', { slug: 'other', name: 'Other', hosts: ['WWW.Shop.example'] })
  expect([made.status, bodyOf(made)['fields']]).toEqual([422, sentence])
  const changed = await change({ name: 'Other', hosts: ['north.example', 'shop.example'] })
  expect([changed.status, bodyOf(changed)['fields']]).toEqual([422, sentence])
  expect(await site.events('StoreChanged')).toEqual([])
})

it.each([
  ['a store that is known', () => change({ status: 'blocked', name: 'North' })],
  ['a new one', () => stacy.post('/api/staff/stores', { slug: 'fakes', name: 'Fakes', status: 'blocked' })],
])('%s is blocked with a reason, or not at all', async (_which, block) => {
  const reply = await block()
  expect([reply.status, bodyOf(reply)['fields']]).toEqual([422, { reason: 'Give a reason of 1 to 1000 characters' }])
  expect(await site.events('StoreChanged')).toEqual([])
})

it('why a store is blocked stands with the block, also of one that is new', async () => {
  const reason = ' Sells what it never sends. '
  await change({ status: 'blocked', reason })
  await change({ status: 'active', reason: null })
  await stacy.post('/api/staff/stores', { slug: 'fakes', name: 'Fakes', status: 'blocked', reason })
  const changed = (await site.events('StoreChanged')) as { data: object }[]
  expect(changed.map(({ data }) => data)).toEqual([
    { slug: 'north-audio', changes: { status: 'blocked' }, reason: 'Sells what it never sends.' },
    { slug: 'north-audio', changes: { status: 'active' } },
    { slug: 'fakes', changes: { status: 'blocked' }, reason: 'Sells what it never sends.' },
  ])
})

it('a store keeps the hosts that are its own', async () => {
  await stacy.post('/api/staff/stores', { slug: 'shop', name: 'Shop' })
  const reply = await stacy.patch('/api/staff/stores/shop', { hosts: ['shop.example', 'shop.example.org'] })
  expect([reply.status, bodyOf(reply)['hosts']]).toEqual([200, ['shop.example', 'shop.example.org']])
})

it('a host that a member named beside a deal is taken, too, as the read side knows it', async () => {
  const answers = { storesOfHosts: async () => [{ host: 'north-audio.example', slug: 'north-audio', name: 'N' }] }
  const other = smallSite({ answers })
  const staff = await other.join('stacy', 'staff')
  expect((await (await other.join('ann')).post('/api/posts', aSale())).status).toBe(201)
  const reply = await staff.post('/api/staff/stores', { slug: 'na', name: 'NA', hosts: ['north-audio.example'] })
  expect(bodyOf(reply)['fields']).toEqual({ hosts: 'north-audio.example belongs to North Audio already' })
  other.close()
})

it('a host is free for another store as soon as the first one has it no more', async () => {
  await change({ hosts: ['north.example'] })
  await change({ hosts: [] })
  const reply = await stacy.post('/api/staff/stores', { slug: 'north', name: 'North', hosts: ['north.example'] })
  expect(reply.status).toBe(201)
})

it('hosts of what was refused are free', async () => {
  await stacy.post('/api/staff/stores', { slug: 'north-audio', name: 'Another one', hosts: ['north.example'] })
  const reply = await stacy.post('/api/staff/stores', { slug: 'north', name: 'North', hosts: ['north.example'] })
  expect(reply.status).toBe(201)
})

it('of two who give one host to two stores in the same moment one comes first', async () => {
  const shared = { log: openMemoryLog({ now: () => noon }), store: openMemoryKeyedStore() }
  const [first, second] = [smallSite(shared), smallSite(shared)]
  const stacys = await first.join('stacy', 'staff')
  const sams = await second.join('sam', 'staff')
  const give = (by: Member, slug: string) => by.post('/api/staff/stores', { slug, name: slug, hosts: ['x.example'] })
  const replies = await Promise.all([give(stacys, 'one'), give(sams, 'two')])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 422])
  expect(await first.events('StoreRegistered')).toHaveLength(1)
  ;[first, second].forEach((one) => one.close())
})

it('a host whose store was never written is free again after a minute', async () => {
  const append = site.context.log.append.bind(site.context.log)
  site.context.log.append = async (stream, events, options) => {
    if (events.some(({ type }) => type === 'StoreRegistered')) {
      throw new Error('the process ends')
    }
    return append(stream, events, options)
  }
  const give = (slug: string) => stacy.post('/api/staff/stores', { slug, name: slug, hosts: ['x.example'] })
  expect((await give('one')).status).toBe(500)
  site.context.log.append = append
  expect(bodyOf(await give('two'))['fields']).toEqual({
    hosts: 'x.example is being given to another store at this very moment',
  })
  site.time.now += 61_000
  expect((await give('two')).status).toBe(201)
})

it('an icon is a small picture that was uploaded', async () => {
  const upload = async (picture: Buffer) => {
    const reply = await site.agent.post('/api/images').set('cookie', stacy.cookie).attach('image', picture, 'a.png')
    return bodyOf(reply)['imageUrl']
  }
  const noise = sharp({
    create: { width: 1600, height: 1600, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 60 } },
  })
  const large = await change({ iconUrl: await upload(await noise.jpeg().toBuffer()) })
  expect([large.status, bodyOf(large)['fields']]).toEqual([422, { iconUrl: 'An icon has at most 512 KB' }])
  const unknown = await change({ iconUrl: `/images/${'0'.repeat(32)}-320.webp` })
  expect(bodyOf(unknown)['fields']).toEqual({ iconUrl: 'Upload the icon first' })
  expect((await change({ iconUrl: await upload(await aPicture()) })).status).toBe(200)
  const square = String(await upload(await aPicture())).replace('-1600', '-112')
  expect((await change({ iconUrl: square })).status).toBe(200)
})

it('nobody posts deals of a store while it is paused, and everybody again afterwards', async () => {
  const reply = await change({ pausedUntil: inDays(3) })
  expect([reply.status, bodyOf(reply)['pausedUntil']]).toEqual([200, inDays(3)])
  const refused = await ann.post('/api/posts', aSale())
  expect([refused.status, bodyOf(refused)['fields']]).toEqual([
    422,
    { storeSlug: 'This store takes no deals until 18 Jan 2026' },
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

describe('the name of another store', () => {
  const southAudio = { slug: 'south', name: 'South Audio' }
  let named: { slug: string; name: string }[]
  const other = smallSiteForEach({ answers: { storesNamed: async () => named } })
  let staff: Member
  beforeEach(async () => {
    named = []
    staff = await other.join('stacy', 'staff')
    for (const store of [southAudio, { slug: 'north', name: 'North Audio' }]) {
      await staff.post('/api/staff/stores', store)
    }
    named = [southAudio]
  })
  const refused = {
    message: 'There is a store of this name already: South Audio, at /store/south.',
    fields: { name: 'Another store has this name' },
    store: southAudio,
  }

  it('is given to no new store and to none that is known, and the refusal leads to it', async () => {
    const made = await staff.post('/api/staff/stores', { slug: 'south-2', name: ' south  AUDIO' })
    expect([made.status, bodyOf(made)]).toEqual([409, refused])
    const changed = await staff.patch('/api/staff/stores/north', { name: 'SOUTH AUDIO', hosts: ['north.example'] })
    expect([changed.status, bodyOf(changed)]).toEqual([409, refused])
    expect(await other.events('StoreChanged')).toEqual([])
  })

  it('is free once that one is called otherwise, or was merged', async () => {
    await staff.patch('/api/staff/stores/south', { name: 'South of Audio' })
    expect((await staff.patch('/api/staff/stores/north', { name: 'South Audio' })).status).toBe(200)
    await staff.patch('/api/staff/stores/north', { name: 'North Audio' })
    await staff.patch('/api/staff/stores/south', { name: 'South Audio' })
    const merged = await staff.post('/api/staff/stores/south/merge', {
      into: 'north',
      version: 2,
      intoVersion: 2,
      reason: 'It is the same shop.',
    })
    expect(merged.status).toBe(200)
    expect((await staff.patch('/api/staff/stores/north', { name: 'South Audio' })).status).toBe(200)
  })

  it('stays with those that have it, whatever else of them changes', async () => {
    await staff.patch('/api/staff/stores/north', { name: 'North' })
    named = [{ slug: 'north', name: 'North' }]
    const changed = await staff.patch('/api/staff/stores/north', { name: 'NORTH', hosts: ['north.example'] })
    expect([changed.status, bodyOf(changed)['name']]).toEqual([200, 'NORTH'])
  })

  it('is that store to whoever posts a deal of it, at whatever slug it stands', async () => {
    const bob = await other.join('bob')
    const { status } = await bob.post('/api/posts', aSale({ storeSlug: undefined, storeName: 'South audio' }))
    expect(status).toBe(201)
    expect(await other.events('StoreRegistered')).toHaveLength(2)
    expect((await other.events('PostSubmitted'))[0]?.data).toMatchObject({ storeSlug: 'south' })
  })
})
