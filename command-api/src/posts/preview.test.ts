import type { FetchedPage } from '../platform/fetch-page.ts'
import { smallSite } from '../testing/small-site.ts'
import { readPage } from './read-page.ts'

const address = 'https://shop.example/p/1?utm_source=x'

describe('reading a page', () => {
  it('takes the product that the page describes', () => {
    const product = {
      '@graph': [
        { '@type': 'WebPage' },
        {
          '@type': ['Product'],
          name: 'Head&amp;phones  XL',
          image: ['/a.jpg', { url: 'https://cdn.example/b.jpg' }],
          offers: [{ price: '1,059.90', priceCurrency: 'cad' }],
        },
      ],
    }
    const html = `<title>Shop</title><script type="application/ld+json">${JSON.stringify(product)}</script>`
    expect(readPage(html, address)).toEqual({
      title: 'Head&phones XL',
      price: 1059.9,
      currency: 'CAD',
      images: ['https://shop.example/a.jpg', 'https://cdn.example/b.jpg'],
      canonical: null,
    })
  })

  it('falls back on what the page tells those who link to it, then on its title', () => {
    const html = `<link href="/p/1" rel="canonical"><meta property="og:title" content='It&#39;s cheap'>
      <meta content="59.99" property="product:price:amount"><meta property="product:price:currency" content="USD">
      <meta property="og:image" content="javascript:alert(1)"><meta property="og:image" content="b.png">`
    expect(readPage(html, address)).toEqual({
      title: "It's cheap",
      price: 59.99,
      currency: 'USD',
      images: ['https://shop.example/p/b.png'],
      canonical: 'https://shop.example/p/1',
    })
    expect(readPage('<title> Just\n a title </title>', address).title).toBe('Just a title')
  })

  it('survives anything', () => {
    const html = '<script type="application/ld+json">{"@type":</script><meta property="og:title"><title>'
    expect(readPage(html, address)).toEqual({ title: null, price: null, currency: null, images: [], canonical: null })
  })
})

describe('POST /api/posts/preview', () => {
  const page = (html: string): FetchedPage => ({
    url: 'https://shop.example/p/1',
    contentType: 'text/html',
    bytes: Buffer.from(html),
  })
  const previewOf = async (fetched: FetchedPage | null, url = address) => {
    const site = smallSite({
      pages: { fetch: async () => fetched },
      answers: { storeByHost: async ({ host }) => (host === 'shop.example' ? { slug: 'shop', name: 'Shop' } : null) },
    })
    const answer = await (await site.join('ann')).post('/api/posts/preview', { url })
    site.close()
    return answer
  }

  it('proposes what the page says', async () => {
    expect((await previewOf(page('<meta property="og:title" content="Headphones">'))).body).toEqual({
      url: 'https://shop.example/p/1',
      removed: ['utm_source'],
      title: 'Headphones',
      price: null,
      currency: null,
      store: { slug: 'shop', name: 'Shop' },
      images: [],
      duplicates: [],
      message: null,
    })
  })

  it('blocks nobody when the page cannot be read', async () => {
    const answer = await previewOf(null)
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.objectContaining({
        title: null,
        store: { slug: 'shop', name: 'Shop' },
        message: 'We could not read that page. Fill in the details yourself.',
      }),
    ])
  })

  it('does not believe a page that speaks for another host', async () => {
    const html = '<title>x</title><link rel="canonical" href="https://evil.example/">'
    expect((await previewOf(page(html))).body).toMatchObject({ url: 'https://shop.example/p/1' })
  })

  it('refuses what is no address', async () => {
    const answer = await previewOf(null, 'http://127.0.0.1/')
    expect([answer.status, answer.body]).toMatchObject([422, { fields: { url: 'Enter a full web address' } }])
  })
})
