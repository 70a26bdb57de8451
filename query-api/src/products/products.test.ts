import { postHistoryView, priceHistory, sameProducts, type DomainEvent } from '@deals/events'
import { aPost, aPostDeletion, aPostEdit, aRole, aUser, ann, bob, mo, sue, told } from '@deals/events/testing'
import { createSystemQueries } from '../system-queries.ts'
import { siteForEach } from '../testing/open-site.ts'

const site = siteForEach()
const product = (postId: number, price: number, urlKey: string | null = `shop/${postId}`) =>
  aPost({ postId, authorId: postId === 2 ? bob : ann, price, originalPrice: null, urlKey })
beforeEach(() =>
  site.tell(
    ...[ann, bob, mo, sue].map((userId) => aUser({ userId, username: userId })),
    aRole({ userId: mo, role: 'moderator' }),
    product(1, 5_000),
    product(2, 4_000),
    product(3, 3_000),
    product(4, 2_000, 'shop/3'),
    aPost({ postId: 5, price: 100, currency: 'CAD', urlKey: 'shop/5' }),
  ),
)

const say = (event: DomainEvent, by = ann) => told(event, { by })
const both = (one: number, other: number) => [
  { postId: one, otherId: other },
  { postId: other, otherId: one },
]
const linked = (one: number, other: number) =>
  both(one, other).map((data) => say({ type: 'ProductLinked', data: { ...data, cause: 'members' } }))
const parted = (one: number, other: number) =>
  both(one, other).map((data) => say({ type: 'ProductUnlinked', data }, mo))
const prices = async (postId: number) =>
  priceHistory
    .parse((await site.ask(`/api/posts/${postId}/price-history`)).body)
    .points.map(({ price }) => price)
    .toSorted((one, other) => one - other)
const same = async (postId: number, as?: string) =>
  sameProducts.parse((await site.ask(`/api/posts/${postId}/same-product`, as)).body)

it('the prices of linked posts, and of their pages in turn, are one history until they are parted', async () => {
  expect(await prices(1)).toEqual([50])
  await site.tell(...linked(1, 2), ...linked(2, 3))
  expect(await prices(1)).toEqual([20, 30, 40, 50])
  expect(await prices(4)).toEqual([20, 30, 40, 50])
  await site.tell(...parted(2, 3))
  expect([await prices(1), await prices(4)]).toEqual([
    [40, 50],
    [20, 30],
  ])
})

it('a link through a post that is gone still tells, and the gone one says nothing', async () => {
  await site.tell(...linked(1, 2), ...linked(2, 3), aPostDeletion({ postId: 2, authorId: bob }))
  expect(await prices(1)).toEqual([20, 30, 50])
})

it('prices in another currency stay apart', async () => {
  await site.tell(...linked(1, 5))
  expect(await prices(1)).toEqual([50])
})

it('what scores and the standing of a price are made of knows links as well', async () => {
  const queries = createSystemQueries(site.readModels, () => site.clock.now)
  const standing = () =>
    queries.priceStanding({ urlKey: 'shop/1', postId: 1, authorId: ann, price: 4_500, currency: 'USD' })
  expect(await standing()).toBe('none')
  await site.tell(...linked(1, 2))
  expect(await standing()).toBe('beaten')
  expect((await queries.knownPrices({ postId: 1 })).map(({ price }) => price).toSorted()).toEqual([4_000, 5_000])
})

it('scores are told what one paid, shipping included', async () => {
  await site.tell(aPostEdit({ postId: 1, changes: { shippingCost: 700 } }))
  const known = await createSystemQueries(site.readModels, () => site.clock.now).knownPrices({ postId: 1 })
  expect(known.filter(({ postId }) => postId === 1).map(({ price }) => price)).toEqual([5_000, 5_700])
})

it('scores are told which earlier prices are by the member who posted the deal', async () => {
  await site.tell(...linked(1, 2), ...linked(2, 3))
  const known = await createSystemQueries(site.readModels, () => site.clock.now).knownPrices({ postId: 1 })
  expect(known.map(({ postId, isByPoster = false }) => [postId, isByPoster]).toSorted()).toEqual([
    [1, false],
    [2, false],
    [3, true],
    [4, true],
  ])
})

it('what was proposed shows on both posts with its voices, and who may do what about it', async () => {
  const data = { postId: 1, otherId: 2 }
  await site.tell(
    say({ type: 'SameProductProposed', data: { ...data, userId: ann } }),
    say({ type: 'SameProductConfirmed', data: { ...data, userId: bob } }, bob),
  )
  // Both posted one of the two, so they are one voice.
  const waiting = { voices: 1, isOwn: false, canConfirm: false, canRefuse: false }
  expect(await same(1)).toMatchObject({ linked: [], proposed: [{ post: { id: 2 }, ...waiting }], canPropose: false })
  expect((await same(2, ann)).proposed).toMatchObject([{ post: { id: 1 }, isOwn: true, canRefuse: true }])
  expect((await same(1, mo)).proposed).toMatchObject([{ canConfirm: true, canRefuse: true }])
  expect((await same(2, bob)).proposed).toMatchObject([{ isOwn: true, canRefuse: false }])
  await site.tell(...linked(1, 2))
  expect(await same(1)).toMatchObject({ linked: [{ post: { id: 2, price: 40 } }], proposed: [] })
})

it('both timelines tell everybody that two posts were linked and parted, and moderators who proposed it', async () => {
  const proposal = { postId: 1, otherId: 2, userId: sue }
  await site.tell(say({ type: 'SameProductProposed', data: proposal }, sue), ...linked(1, 2), ...parted(1, 2))
  const kinds = async (postId: number, as?: string) => {
    const { entries } = postHistoryView.parse((await site.ask(`/api/posts/${postId}/history`, as)).body)
    return entries.map(({ kind, code }) => (code === undefined ? kind : `${kind} ${code}`))
  }
  expect(await kinds(1)).toEqual(['PostSubmitted', 'ProductLinked 2', 'ProductUnlinked 2'])
  expect(await kinds(2)).toEqual(['PostSubmitted', 'ProductLinked 1', 'ProductUnlinked 1'])
  expect(await kinds(1, mo)).toContain('SameProductProposed 2')
})
