import { aPost, aPostDeletion, aPostEdit, aPostExpiry, ann, bob, firstTime, joining, mo } from '@deals/events/testing'
import { createSystemQueries } from '../system-queries.ts'
import { siteForEach } from '../testing/open-site.ts'

const day = 86_400_000
const now = firstTime + 200 * day
const site = siteForEach({ now })
beforeEach(() => site.tell(...joining(ann, bob, mo)))

const post = (postId: number, authorId: string, { price, daysAgo = 20 }: { price: number; daysAgo?: number }) =>
  aPost({ postId, authorId, price, originalPrice: null, urlKey: 'shop/pot' }, { by: authorId, at: now - daysAgo * day })
const edit = (postId: number, price: number, daysAgo: number) =>
  aPostEdit({ postId, changes: { price } }, { at: now - daysAgo * day })
const over = (postId: number, daysAgo: number) => aPostExpiry({ postId }, { at: now - daysAgo * day })

/** How a price of ann's stands, of a new post or of one that is there. */
const standing = (price: number, postId: number | null = null) =>
  createSystemQueries(site.readModels, () => now).priceStanding({
    urlKey: 'shop/pot',
    postId,
    authorId: ann,
    price,
    currency: 'USD',
  })

it('is the lowest of three, of which two are told by others', async () => {
  await site.tell(post(1, bob, { price: 6000 }), post(2, mo, { price: 7000 }))
  expect(await standing(5000)).toBe('lowest')
})

it('is none beside dear posts of the very member', async () => {
  await site.tell(
    post(1, ann, { price: 9000 }),
    post(2, ann, { price: 8000 }),
    over(1, 10),
    over(2, 5),
    post(3, bob, { price: 7000 }),
  )
  expect(await standing(5000)).toBe('none')
})

it('goes by what one pays, shipping included, of this post and of the others', async () => {
  await site.tell(post(1, bob, { price: 6000 }), post(2, mo, { price: 5000, daysAgo: 150 }))
  const queries = createSystemQueries(site.readModels, () => now)
  const asked = { urlKey: 'shop/pot', postId: null, authorId: ann, price: 100, currency: 'USD' } as const
  expect(await queries.priceStanding({ ...asked, shippingCost: 4800 })).toBe('lowest')
  expect(await queries.priceStanding({ ...asked, shippingCost: 4950 })).toBe('beaten')
  await site.tell(aPostEdit({ postId: 2, changes: { shippingCost: 300 } }, { at: now - 100 * day }))
  expect(await queries.priceStanding({ ...asked, shippingCost: 4950 })).toBe('lowest')
})

it.each([
  ['Good headphones', 5000, 'lowest'],
  // A month of something is no price of the thing, in either direction.
  ['Good headphones, $50/month', 5000, 'none'],
  ['Good headphones, 3-pack', 5000, 'lowest'],
])('measures by what is offered as often and as much: “%s”', async (title, price, expected) => {
  await site.tell(
    aPost({ postId: 1, authorId: bob, title: 'Good headphones', price: 6000, urlKey: 'shop/pot' }, { by: bob }),
    aPost({ postId: 2, authorId: mo, title: 'Good headphones', price: 7000, urlKey: 'shop/pot' }, { by: mo }),
  )
  const asked = { urlKey: 'shop/pot', postId: null, authorId: ann, price, currency: 'USD' } as const
  const offered = { title, categorySlug: 'techelectronics' }
  const queries = createSystemQueries(site.readModels, () => now)
  expect(await queries.priceStanding({ ...asked, offered })).toBe(expected)
})

it('is not beaten by a month of it', async () => {
  await site.tell(
    aPost({ postId: 1, authorId: bob, title: 'A mattress, $30/month', price: 3000, urlKey: 'shop/pot' }, { by: bob }),
  )
  const asked = { urlKey: 'shop/pot', postId: null, authorId: ann, price: 60_000, currency: 'USD' } as const
  const offered = { title: 'A mattress', categorySlug: 'homegarden' }
  const queries = createSystemQueries(site.readModels, () => now)
  expect(await queries.priceStanding({ ...asked, offered })).toBe('none')
  expect(await queries.priceStanding(asked)).toBe('beaten')
})

it('is none by two posts of one other member', async () => {
  await site.tell(post(1, bob, { price: 6000 }), over(1, 10), post(2, bob, { price: 7000 }))
  expect(await standing(5000)).toBe('none')
})

it('is not the lowest where another post was cheaper in these days and asks for more by now', async () => {
  await site.tell(post(1, bob, { price: 4000 }), edit(1, 7000, 10), post(2, mo, { price: 6000 }))
  expect(await standing(5000)).toBe('none')
})

it('is not the lowest for a post that was cheaper itself', async () => {
  await site.tell(post(1, bob, { price: 6000 }), post(2, mo, { price: 7000 }), post(3, ann, { price: 4000 }))
  expect(await standing(5000, 3)).toBe('none')
  expect(await standing(3000, 3)).toBe('lowest')
})

it.each([
  ['ended before', 120, 'lowest'],
  ['ended since', 80, 'none'],
])('of 90 days, forgets what %s', async (_when, daysAgo, expected) => {
  await site.tell(
    post(1, bob, { price: 6000 }),
    post(2, mo, { price: 7000 }),
    post(3, bob, { price: 1000, daysAgo: 150 }),
    over(3, daysAgo),
  )
  expect(await standing(5000)).toBe(expected)
})

it('is beaten by a cheaper post that is to be had, whoever posted it, and not by one that is gone', async () => {
  await site.tell(post(1, ann, { price: 4000 }))
  expect(await standing(5000)).toBe('beaten')
  await site.tell(aPostDeletion({ postId: 1, authorId: ann }))
  expect(await standing(5000)).toBe('none')
})
