import type { SimilarPost } from '@deals/events'
import type { FetchedPage } from '../platform/fetch-page.ts'
import { smallSite } from '../testing/small-site.ts'
import { createPageReader } from '../platform/shop-pages/page-reader.ts'
import { readPage } from '../platform/shop-pages/read-page.ts'

const address = 'https://shop.example/p/1?utm_source=x'

describe('reading a page', () => {
  it('takes the product that the page describes', async () => {
    const product = {
      '@graph': [
        { '@type': 'WebPage' },
        {
          '@type': ['Product'],
          name: 'Head&amp;phones  XL',
          image: ['/a.jpg', { url: 'https://cdn.example/b.jpg' }],
          offers: [{ price: '1,059.90', priceCurrency: 'cad', availability: 'https://schema.org/OutOfStock' }],
          aggregateRating: { ratingValue: '8.8', bestRating: 10, reviewCount: '1,204' },
        },
      ],
    }
    const html = `<title>Shop</title><script type="application/ld+json">${JSON.stringify(product)}</script>`
    expect(await readPage(html, address)).toEqual({
      title: 'Head&phones XL',
      price: 1059.9,
      currency: 'CAD',
      stock: 'sold-out',
      rating: { stars: 4.4, count: 1204 },
      images: ['https://shop.example/a.jpg', 'https://cdn.example/b.jpg'],
      canonical: null,
      text: '',
    })
  })

  it('falls back on what the page tells those who link to it, then on its title', async () => {
    const html = `<link href="/p/1" rel="canonical"><meta property="og:title" content='It&#39;s cheap'>
      <meta content="59.99" property="product:price:amount"><meta property="product:price:currency" content="USD">
      <meta property="product:availability" content="in stock">
      <meta property="og:image" content="javascript:alert(1)"><meta property="og:image" content="b.png">`
    expect(await readPage(html, address)).toEqual({
      title: "It's cheap",
      price: 59.99,
      currency: 'USD',
      stock: 'in-stock',
      rating: null,
      images: ['https://shop.example/p/b.png'],
      canonical: 'https://shop.example/p/1',
      text: '',
    })
    expect((await readPage('<title> Just\n a title </title>', address)).title).toBe('Just a title')
  })

  it('survives anything', async () => {
    const html = '<script type="application/ld+json">{"@type":</script><meta property="og:title"><title>'
    expect(await readPage(html, address)).toEqual({
      title: null,
      price: null,
      currency: null,
      stock: null,
      rating: null,
      images: [],
      canonical: null,
      text: '',
    })
  })

  it('reads what elements say of a product in themselves', async () => {
    const html = `<p itemprop="offers"><span itemprop="price" content="59,99">from 59,99</span>
      <meta itemprop="priceCurrency" content="CAD"><link rel="preload canonical" href="/p/2">
      <link itemprop="availability" href="http://schema.org/InStock"><meta itemprop="ratingValue" content="4.5">
      <meta itemprop=image content=/c.jpg></p>`
    expect(await readPage(html, address)).toEqual({
      title: null,
      price: 59.99,
      currency: 'CAD',
      stock: 'in-stock',
      rating: { stars: 4.5, count: null },
      images: ['https://shop.example/c.jpg'],
      canonical: 'https://shop.example/p/2',
      text: 'from 59,99',
    })
  })

  it('takes the text that people read, and the beginning of it alone', async () => {
    const html = `<style>p{}</style><p>Now\n only <b>$5</b></p><svg/><script>var a = '$1'</script><p>${'more '.repeat(5000)}`
    const { text } = await readPage(html, address)
    expect([text.slice(0, 21), text.length]).toEqual(['Now only $5 more more', 7999])
  })

  it('takes nothing for an element that is only written about', async () => {
    const html = `<!-- <title>old</title> --><script>var t = '<title>script</title>'</script>
      <textarea><meta property="og:title" content="typed"></textarea><title>Real &lt;b&gt;</title>`
    expect((await readPage(html, address)).title).toBe('Real <b>')
  })
})

describe('reading apart', () => {
  const bytes = 1024 * 1024
  const pageOf = (html: string | Buffer, contentType = 'text/html'): FetchedPage => ({
    url: 'https://shop.example/p/1',
    contentType,
    bytes: Buffer.from(html),
  })
  const repeated = (text: string) => text.repeat(Math.ceil(bytes / text.length)).slice(0, bytes)

  it.each([
    '<title',
    '<script ',
    '<meta ',
    '<link ',
    '<!--',
    '<div>',
    '<b><p>',
    '&#',
    '<script type=application/ld+json>',
  ])('comes to the end of a megabyte of %s', async (text) => {
    const facts = await createPageReader().read(pageOf(`<meta property="og:title" content="Kept">${repeated(text)}`))
    expect(facts?.title).toBe('Kept')
  })

  it('lets everybody else go on meanwhile', async () => {
    const reading = createPageReader().read(pageOf(repeated('<title')))
    const others = new Promise((resolve) => setImmediate(() => resolve('others')))
    expect(await Promise.race([reading, others])).toBe('others')
    await reading
  })

  it('gives a page up at its deadline', async () => {
    expect(await createPageReader({ deadlineMs: 0 }).read(pageOf(repeated('&amp;')))).toBeNull()
  })

  it('gives a page up that takes too much memory, and reads the next', async () => {
    const reader = createPageReader({ megabytes: 12 })
    const many = Array.from({ length: 150_000 }, (_, at) => at.toString(36)).join(' ')
    expect(
      await reader.read(pageOf(`<meta ${many}>${`<script type=application/ld+json>[${repeated('[],')}`}`)),
    ).toBeNull()
    expect((await reader.read(pageOf('<title>Next</title>')))?.title).toBe('Next')
  })

  it('reads in the signs that the server or the page names', async () => {
    const latin = Buffer.from('<title>Café à 5</title>', 'latin1')
    const marked = Buffer.concat([Buffer.from('<meta charset="windows-1252">'), latin])
    const reader = createPageReader()
    expect([
      (await reader.read(pageOf(latin, 'text/html; charset=windows-1252')))?.title,
      (await reader.read(pageOf(marked)))?.title,
      (await reader.read(pageOf('<title>Café</title>', 'text/html; charset=nonsense')))?.title,
    ]).toEqual(['Café à 5', 'Café à 5', 'Café'])
  })
})

const standing: SimilarPost = {
  postId: 1,
  title: 'Headphones',
  price: 1_000,
  currency: 'USD',
  status: 'active',
  publishedAt: null,
  expiredAt: null,
  sameUrl: true,
  similarity: 1,
  couponCode: null,
}

describe('POST /api/posts/preview', () => {
  const page = (html: string): FetchedPage => ({
    url: 'https://shop.example/p/1',
    contentType: 'text/html',
    bytes: Buffer.from(html),
  })
  const previewOf = async (fetched: FetchedPage | null, url = address, similar: SimilarPost[] = []) => {
    const site = smallSite({
      pages: { fetch: async () => ({ page: fetched, isGone: false }) },
      answers: {
        similarPosts: async () => similar,
        storeByHost: async ({ host }) => (host === 'shop.example' ? { slug: 'shop', name: 'Shop' } : null),
      },
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
      category: 'techelectronics',
      suggested: [{ field: 'category', by: 'words', words: 'headphones' }],
      store: { slug: 'shop', name: 'Shop' },
      images: [],
      duplicates: [],
      message: null,
    })
  })

  it.each<[string, string, Partial<SimilarPost>, string[]]>([
    ['a post of the same price', '10.00', {}, ['hard']],
    ['a post of the same price that is over', '10.00', { status: 'expired', expiredAt: null }, ['expired-twin']],
    ['a post in another currency', '10.00', { currency: 'CAD' }, ['soft']],
    ['a dearer post', '9.00', {}, []],
    ['a post that nobody can open yet', '10.00', { status: 'ai-review' }, []],
    ['a post, where the page tells no price', '', {}, ['soft']],
  ])('judges %s as if the form were sent', async (...row) => {
    const [, price, over, kinds] = row
    const html = `<meta property="og:title" content="Headphones"><meta property="product:price:amount" content="${price}">
      <meta property="product:price:currency" content="USD">`
    expect((await previewOf(page(html), address, [{ ...standing, ...over }])).body).toMatchObject({
      duplicates: kinds.map((kind) => ({ id: 1, kind, price: 10, isHard: kind !== 'soft' })),
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
