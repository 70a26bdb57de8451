import { postDetails, storeCoupons, withOwnWord } from '@deals/events'
import { aPost, aPostEdit, aPostExpiry, aStore, aUser, ann, bob, mo, sue, told } from '@deals/events/testing'
import { siteForEach } from '../testing/open-site.ts'

const slug = 'north-audio'
const hour = 3_600_000
const site = siteForEach()
beforeEach(() =>
  site.tell(
    ...[ann, bob, mo, sue].map((userId) => aUser({ userId, username: userId })),
    aStore({ slug, name: 'North Audio' }),
    ...[1, 2].map((postId) => aPost({ postId, authorId: ann, storeSlug: slug, couponCode: `CODE${postId}` })),
    aPost({ postId: 3, authorId: ann, storeSlug: slug, couponCode: null }),
    aPost({ postId: 4, authorId: ann, storeSlug: slug, couponCode: 'GONE' }),
    aPostExpiry({ postId: 4 }),
    aPost({ postId: 5, authorId: ann, storeSlug: 'other', couponCode: 'OTHER' }),
  ),
)

const says = (type: 'CouponWorked' | 'CouponFailed', userId: string, hoursAgo = 1) =>
  told({ type, data: { postId: 1, userId, code: 'CODE1' } }, { by: userId, at: site.clock.now - hoursAgo * hour })
const coupons = async (as?: string) =>
  storeCoupons.parse((await site.ask(`/api/stores/${slug}/coupons`, as)).body).coupons
const wordsOf = async (as?: string) => (await coupons(as)).find(({ postId }) => postId === 1)?.words

it('lists the codes of active deals of the store, and nobody has tried them', async () => {
  const found = await coupons()
  expect(found.map(({ code }) => code).toSorted()).toEqual(['CODE1', 'CODE2'])
  const untried = { worked: 0, failed: 0, lastWorkedAt: null, isDoubtful: false, own: null, isOwnDeal: false }
  expect(found[0]?.words).toMatchObject(untried)
})

it('counts the newest word of each about the code that the deal has, within three days', async () => {
  await site.tell(says('CouponFailed', bob, 2), says('CouponWorked', bob, 1), says('CouponWorked', mo, 73))
  expect(await wordsOf(bob)).toMatchObject({ worked: 1, failed: 0, own: 'worked' })
  expect((await wordsOf())?.lastWorkedAt).toBe(new Date(site.clock.now - hour).toISOString())
  await site.tell(says('CouponFailed', bob, 0))
  expect(await wordsOf()).toMatchObject({ worked: 0, failed: 1 })
  // It did work for them an hour ago, whatever became of it since.
  expect((await wordsOf())?.lastWorkedAt).toBe(new Date(site.clock.now - hour).toISOString())
  await site.tell(aPostEdit({ postId: 1, changes: { couponCode: 'NEW' } }))
  expect(await wordsOf()).toMatchObject({ failed: 0, lastWorkedAt: null })
})

it('doubts a code that two tried in vain and nobody else with success, and lists it last', async () => {
  await site.tell(says('CouponFailed', bob))
  expect(await wordsOf()).toMatchObject({ failed: 1, isDoubtful: false })
  await site.tell(says('CouponFailed', mo))
  expect(await wordsOf()).toMatchObject({ failed: 2, isDoubtful: true })
  expect((await coupons()).map(({ code }) => code)).toEqual(['CODE2', 'CODE1'])
  await site.tell(says('CouponWorked', sue), says('CouponWorked', ann))
  expect(await wordsOf()).toMatchObject({ worked: 2, failed: 2, isDoubtful: false })
})

it('says that the last word was the poster’s, and the page of the deal says the same', async () => {
  await site.tell(says('CouponWorked', ann))
  expect(await wordsOf(ann)).toMatchObject({ worked: 1, isLastByPoster: true, isOwnDeal: true })
  const page = async (postId: number) => postDetails.parse((await site.ask(`/api/posts/${postId}`, ann)).body)
  expect((await page(1)).couponWords).toEqual(await wordsOf(ann))
  expect([(await page(3)).couponWords, (await page(4)).couponWords]).toEqual([null, null])
})

it.each([
  [null, 'worked', { worked: 2, failed: 2, isDoubtful: false, own: 'worked' }],
  ['failed', 'worked', { worked: 2, failed: 1, isDoubtful: false, own: 'worked' }],
  [null, 'failed', { worked: 1, failed: 3, isDoubtful: true, own: 'failed' }],
  ['failed', 'failed', { worked: 1, failed: 2, isDoubtful: true, own: 'failed' }],
] as const)('after %s and then %s a page shows what the site will count', (own, word, after) => {
  const words = { worked: 1, failed: 2, lastWorkedAt: null, isLastByPoster: false, isDoubtful: true, isOwnDeal: false }
  expect(withOwnWord({ ...words, own }, { word, at: '2026-03-02T10:00:00.000Z' })).toMatchObject(after)
})
