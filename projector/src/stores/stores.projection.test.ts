import * as say from '@deals/events/testing'
import { ann, bob, firstTime, storeSlug, stacy } from '@deals/events/testing'
import { folded } from '../platform/testing/fold-history.ts'
import { tell } from '../platform/testing/tell.ts'
import { storesProjection } from './stores.projection.ts'
import { storeNotices, storeRepresentatives, stores } from './stores.read-models.ts'

const storeAfter = async (...history: say.Told[]) => (await folded(storesProjection, ...history)).doc(stores, storeSlug)

describe('a store', () => {
  it('is found by its name however it is written', async () => {
    expect(await storeAfter(say.aStore())).toEqual({
      slug: storeSlug,
      name: 'North Audio',
      nameKey: 'north audio',
      url: 'https://north-audio.example',
      hosts: ['north-audio.example'],
      description: 'Headphones and speakers.',
      status: 'active',
      affiliateDisclosed: false,
      version: 0,
      createdAt: firstTime,
    })
  })
  it('changes in what is named', async () => {
    const changed = tell('StoreChanged', { slug: storeSlug, changes: { name: 'NORTH', url: null, status: 'blocked' } })
    const store = await storeAfter(say.aStore(), changed)
    expect(store).toMatchObject({ name: 'NORTH', nameKey: 'north', status: 'blocked', hosts: ['north-audio.example'] })
    expect(store).not.toHaveProperty('url')
  })
  it('is none of its own while it leads to another one, and as it was afterwards', async () => {
    const merged = tell('StoreMerged', { slug: storeSlug, into: 'acme', reason: 'It is the same shop.' })
    const back = tell('StoreMergeUndone', { slug: storeSlug, into: 'acme' })
    const own = { status: 'active' as const, hosts: ['north-audio.example'] }
    const after = await storeAfter(say.aStore(), merged)
    expect(after).toMatchObject({
      status: 'merged',
      hosts: [],
      merged: { into: 'acme', ...own, reason: 'It is the same shop.' },
    })
    const undone = await storeAfter(say.aStore(), merged, back)
    expect(undone).toMatchObject(own)
    expect(undone).not.toHaveProperty('merged')
  })
  it('has the hosts of those that lead to it, and loses them with the last one', async () => {
    const gather = (gathered: { slug: string; hosts: string[] }[], hosts: string[]) =>
      tell('StoreGathered', { slug: storeSlug, gathered, hosts })
    const more = gather([{ slug: 'acme', hosts: ['acme.example'] }], ['north-audio.example', 'acme.example'])
    expect(await storeAfter(say.aStore(), more)).toMatchObject({
      gathered: ['acme'],
      hosts: ['north-audio.example', 'acme.example'],
    })
    expect(await storeAfter(say.aStore(), more, gather([], ['north-audio.example']))).not.toHaveProperty('gathered')
  })
})

describe('why a member speaks for a store', () => {
  const reason = 'They wrote from its address.'
  const verified = (userId: string) =>
    tell('RepresentativeVerified', { slug: storeSlug, userId, reason }, { by: stacy })
  const keptAfter = async (...history: say.Told[]) =>
    (await folded(storesProjection, say.aStore(), verified(ann), verified(bob), ...history)).all(storeRepresentatives)
  const ofBob = [`${storeSlug}:${bob}`, { slug: storeSlug, userId: bob, reason, at: firstTime + 2000, actorId: stacy }]

  it('is kept with when and by whom, for each of them', async () => {
    expect(await keptAfter()).toMatchObject([[`${storeSlug}:${ann}`, { userId: ann, reason }], ofBob])
  })
  it.each<[string, say.Told]>([
    ['is taken back', tell('RepresentativeRevoked', { slug: storeSlug, userId: ann, reason: 'They left the shop.' })],
    ['leaves for good', tell('UserErased', { userId: ann, requestId: 'r' })],
  ])('is forgotten when that %s', async (_what, event) => {
    expect(await keptAfter(event)).toEqual([ofBob])
  })
})

describe('a member who speaks for a store', () => {
  const about = { slug: storeSlug, userId: ann, reason: 'They wrote from its address.' }
  const history = [
    say.aStore(),
    tell('RepresentativeVerified', about, { by: stacy }),
    tell('RepresentativeRevoked', about, { by: stacy }),
  ]
  const toldAfter = async (...more: say.Told[]) =>
    (await folded(storesProjection, ...history, ...more)).all(storeNotices)
  const notice = (kind: string, position: number) => [
    `${position}-member-${ann}`,
    {
      slug: storeSlug,
      userId: ann,
      kind,
      count: 1,
      detail: 'North Audio',
      url: `/store/${storeSlug}`,
      createdAt: firstTime + (position - 1) * 1000,
      position,
    },
  ]

  it('is told that it was verified and taken back, without the reason', async () => {
    expect(await toldAfter()).toEqual([notice('representative-verified', 2), notice('representative-revoked', 3)])
  })
  it('takes that along when they leave', async () => {
    expect(await toldAfter(tell('UserErased', { userId: ann, requestId: 'r' }))).toEqual([])
  })
})
