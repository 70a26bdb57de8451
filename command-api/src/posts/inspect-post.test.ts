import type { FetchedPage } from '../platform/fetch-page.ts'
import { smallSite } from '../testing/small-site.ts'

const dealUrl = 'https://shop.example/p/1'
const page = (html: string): FetchedPage => ({
  url: `${dealUrl}?from=a-redirect`,
  contentType: 'text/html; charset=utf-8',
  bytes: Buffer.from(html),
})
const inspected = async (fetched: FetchedPage | null, { isGone = false, imageUrls = [] as string[] } = {}) => {
  const site = smallSite({ pages: { fetch: async () => ({ page: fetched, isGone }) } })
  try {
    const { imageUrl } = await site.context.images.saveDrawing(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#fff"/></svg>',
    )
    return await site.system.inspectPost({ dealUrl, imageUrls: [imageUrl, ...imageUrls] })
  } finally {
    site.close()
  }
}

it('tells what the page says of its product, and what the pictures show', async () => {
  const offer = { price: 59.99, priceCurrency: 'USD', availability: 'InStock' }
  const product = { '@type': 'Product', name: 'Headphones', offers: offer, aggregateRating: { ratingValue: 4.6 } }
  const html = `<script type="application/ld+json">${JSON.stringify(product)}</script>`
  expect(await inspected(page(html))).toMatchObject({
    page: {
      outcome: 'read',
      address: `${dealUrl}?from=a-redirect`,
      title: 'Headphones',
      price: 5999,
      currency: 'USD',
      stock: 'in-stock',
      rating: { stars: 4.6, count: null },
    },
    pictures: [{ shows: 'nothing' }],
  })
})

it.each([
  { what: 'that is gone', fetched: null, isGone: true, outcome: 'gone' },
  { what: 'that cannot be had', fetched: null, isGone: false, outcome: 'unread' },
  { what: 'that is none', fetched: { ...page(''), contentType: 'application/pdf' }, isGone: false, outcome: 'unread' },
])('says of a page $what that nothing is known', async ({ fetched, isGone, outcome }) => {
  expect((await inspected(fetched, { isGone })).page).toMatchObject({ outcome, price: null, title: null })
})

it('passes over pictures that are not here', async () => {
  const elsewhere = ['https://shop.example/a.jpg', `/images/${'0'.repeat(32)}-1600.webp`, '/images/../../secret']
  expect((await inspected(null, { imageUrls: elsewhere })).pictures).toHaveLength(1)
})
