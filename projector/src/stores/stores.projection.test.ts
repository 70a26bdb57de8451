import * as say from '@deals/events/testing'
import { ann, bob, firstTime, storeSlug, stacy } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { storesProjection } from './stores.projection.ts'
import { storeNotices, storeRepresentatives, storeRequests, stores } from './stores.read-models.ts'

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

describe('who speaks for a store', () => {
  const asked = (userId: string) =>
    tell(
      'RepresentativeAsked',
      { slug: storeSlug, userId, statement: 'I look after its web shop.', proof: 'ann@north-audio.example' },
      { by: userId },
    )
  const decided = (type: 'RepresentativeVerified' | 'RepresentativeDeclined', userId: string) =>
    tell(type, { slug: storeSlug, userId, reason: `${type} for a reason.` }, { by: stacy })
  const revoked = (userId: string, isTold: boolean) =>
    tell('RepresentativeRevoked', { slug: storeSlug, userId, reason: 'They left the shop.', isTold }, { by: stacy })
  const after = (...history: say.Told[]) => folded(storesProjection, say.aStore(), ...history)
  const leaves = tell('UserErased', { userId: ann, requestId: 'r' })

  it('is asked for, and no more once that is decided', async () => {
    const waiting = await after(asked(ann), asked(bob))
    expect(waiting.doc(stores, storeSlug)).toMatchObject({ version: 0 })
    expect(waiting.all(storeRequests)).toMatchObject([
      [`${storeSlug}:${ann}`, { userId: ann, state: 'open', proof: 'ann@north-audio.example', at: firstTime + 1000 }],
      [`${storeSlug}:${bob}`, { userId: bob, state: 'open' }],
    ])
    const answered = await after(
      asked(ann),
      asked(bob),
      decided('RepresentativeVerified', ann),
      decided('RepresentativeDeclined', bob),
    )
    const declined = { state: 'declined', declinedAt: firstTime + 4000, reason: 'RepresentativeDeclined for a reason.' }
    expect(answered.all(storeRequests)).toMatchObject([[`${storeSlug}:${bob}`, declined]])
  })

  it('is kept as it was decided, each time with why, when and by whom', async () => {
    const { all } = await after(decided('RepresentativeVerified', ann), revoked(ann, true))
    const by = { slug: storeSlug, userId: ann, actorId: stacy }
    expect(all(storeRepresentatives)).toMatchObject([
      [`${storeSlug}:${ann}:1`, { ...by, kind: 'verified', at: firstTime + 1000 }],
      [`${storeSlug}:${ann}:2`, { ...by, kind: 'revoked', reason: 'They left the shop.', at: firstTime + 2000 }],
    ])
  })

  it.each<[string, say.Told, string | undefined]>([
    ['verified', decided('RepresentativeVerified', ann), undefined],
    ['declined', decided('RepresentativeDeclined', ann), 'RepresentativeDeclined for a reason.'],
    ['revoked', revoked(ann, true), 'They left the shop.'],
    ['revoked', revoked(ann, false), undefined],
  ])('is told to the member when they are %s, with a reason that was written for them', async (kind, event, reason) => {
    const { all } = await after(event)
    const notice = {
      slug: storeSlug,
      userId: ann,
      kind: `representative-${kind}`,
      count: 1,
      detail: 'North Audio',
      url: `/store/${storeSlug}`,
      createdAt: firstTime + 1000,
      position: 2,
    }
    const expected = reason === undefined ? notice : { ...notice, reason }
    expect(all(storeNotices)).toEqual([[`2-member-${ann}`, expected]])
  })

  it('leaves nothing of a member who leaves for good', async () => {
    const { all } = await after(
      ...[asked(ann), decided('RepresentativeVerified', ann), revoked(ann, true), asked(ann), asked(bob)],
      ...[decided('RepresentativeVerified', bob), leaves],
    )
    expect(JSON.stringify([storeRequests, storeRepresentatives, storeNotices].map(all))).not.toContain(ann)
    expect(all(storeRepresentatives)).toHaveLength(1)
  })
})
