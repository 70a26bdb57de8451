import { posts } from '@deals/projector/read-models'
import { aPost, aPostDeletion, aPostEdit, ann, bob, firstTime, mo } from '@deals/events/testing'
import { siteForEach } from '../testing/open-site.ts'
import { comparablesFrom, type ComparablesOf } from './comparables.ts'

const now = firstTime + 86_400_000
const minute = 60_000

const site = siteForEach({ now })
let clock: { now: number }
let comparablesOf: ComparablesOf
beforeEach(async () => {
  clock = { now }
  comparablesOf = comparablesFrom({ readModels: site.readModels, clock: () => clock.now })
  await site.tell(lamp(1), lamp(2), lamp(3))
})

const lamp = (postId: number, over: Parameters<typeof aPost>[0] = {}) => {
  const authorId = postId === 1 ? ann : bob
  return aPost(
    { postId, authorId, categorySlug: 'homegarden', price: postId * 100, urlKey: `lamp-${postId}`, ...over },
    { at: now - minute + postId },
  )
}

/** Numbers and prices of what the first lamp is compared with. */
async function compared(): Promise<[number, number][]> {
  const post = await site.readModels.collection(posts).get('1')
  const found = post === null ? [] : await comparablesOf(post, 10)
  return found.map(({ postId, price }): [number, number] => [postId, price]).toSorted(([left], [right]) => left - right)
}

describe('what a price is compared with', () => {
  it('tells its shipping', async () => {
    await site.tell(lamp(8, { shippingCost: 250 }))
    const post = await site.readModels.collection(posts).get('1')
    const found = post === null ? [] : await comparablesOf(post, 10)
    expect(found.find(({ postId }) => postId === 8)).toMatchObject({ price: 800, shippingCost: 250 })
  })

  it('are other products of the shelf, in its currency, and not of the very page', async () => {
    await site.tell(
      lamp(4, { currency: 'CAD' }),
      lamp(5, { categorySlug: 'pets' }),
      lamp(6, { urlKey: 'lamp-1' }),
      lamp(7, { type: 'discussion', price: null }),
    )
    expect(await compared()).toEqual([
      [2, 200],
      [3, 300],
    ])
  })

  it('is nothing by who posted it, nor by somebody else of the same store', async () => {
    const shop = { storeSlug: 'shop', affiliated: true }
    await site.tell(
      lamp(10, { authorId: ann }),
      lamp(12, { ...shop, urlKey: 'lamp-12' }),
      lamp(13, { ...shop, authorId: mo }),
    )
    expect((await compared()).map(([postId]) => postId)).toEqual([2, 3, 12, 13])
    await site.tell(aPostEdit({ postId: 1, changes: shop }))
    expect((await compared()).map(([postId]) => postId)).toEqual([2, 3])
  })

  it('says which are told by one member, and not by whom', async () => {
    await site.tell(lamp(10, { authorId: mo }), lamp(12, { authorId: mo }))
    const post = await site.readModels.collection(posts).get('1')
    const found = post === null ? [] : await comparablesOf(post, 10)
    expect(new Map(found.map(({ postId, voice }) => [postId, voice]))).toEqual(
      new Map([
        [2, 2],
        [3, 2],
        [10, 10],
        [12, 10],
      ]),
    )
  })

  it('is what has just joined the shelf, too', async () => {
    expect(await compared()).toHaveLength(2)
    await site.tell(lamp(8))
    expect(await compared()).toEqual([
      [2, 200],
      [3, 300],
      [8, 800],
    ])
  })

  it('is for a minute what was read, and then what has changed', async () => {
    expect(await compared()).toHaveLength(2)
    await site.tell(aPostEdit({ postId: 2, changes: { price: 150 } }))
    clock.now += minute - 1
    expect(await compared()).toEqual([
      [2, 200],
      [3, 300],
    ])
    clock.now += 1
    expect(await compared()).toEqual([
      [2, 150],
      [3, 300],
    ])
  })

  it('is not what has just been the newest and is deleted', async () => {
    expect(await compared()).toHaveLength(2)
    await site.tell(aPostDeletion({ postId: 3 }))
    expect(await compared()).toEqual([[2, 200]])
  })

  it('is of its own shelf where that holds enough, and of the whole category where it does not', async () => {
    const onShelf = { subCategorySlug: 'lighting' }
    await site.tell(
      ...[1, 10, 11].map((postId) => lamp(postId + 20, { ...onShelf, ...(postId === 1 && { authorId: ann }) })),
    )
    const post = await site.readModels.collection(posts).get('21')
    const numbers = async (limit: number) =>
      post === null ? [] : (await comparablesOf(post, limit)).map(({ postId }) => postId).toSorted((a, b) => a - b)
    expect(await numbers(2)).toEqual([30, 31])
    expect(await numbers(10)).toEqual([2, 3, 30, 31])
  })
})
