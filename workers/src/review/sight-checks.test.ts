import type { AlikePicture, Finding, PageSeen, SimilarPost } from '@deals/events'
import { aPostForJobs } from '../testing/a-post-for-jobs.ts'
import { categoryFindings } from './category-check.ts'
import { likenessFindings } from './likeness-checks.ts'
import { pageFindings, type Visited } from './page-checks.ts'
import { pictureFindings } from './picture-checks.ts'

const codes = (findings: readonly Finding[]) => findings.map(({ code, severity }) => `${severity} ${code}`)
const post = aPostForJobs()
const page = (over: Partial<PageSeen> = {}): PageSeen => ({
  outcome: 'read',
  address: 'https://north-audio.example/headphones',
  title: 'Wireless headphones',
  price: 5999,
  currency: 'USD',
  stock: 'in-stock',
  rating: null,
  ...over,
})

describe('the page behind the link', () => {
  const found = (over: Partial<PageSeen>, of: Partial<Visited> = {}, landing: string | null = null) =>
    codes(
      pageFindings({ ...post, ...of }, page(over), landing === null ? null : { slug: landing, name: 'South Audio' }),
    )

  it.each<[string, [Partial<PageSeen>, Partial<Visited>?], string[]]>([
    ['agrees with the post', [{}], []],
    ['differs by less than a tenth', [{ price: 6499 }], []],
    ['costs more than the post says', [{ price: 7999 }], ['fixable page-price']],
    ['costs less than the post says', [{ price: 3999 }], ['fixable page-price']],
    ['costs more than with a code', [{ price: 7999 }, { couponCode: 'SAVE20' }], ['info page-price']],
    ['costs more than in the cart', [{ price: 7999 }, { content: 'Drops in cart.' }], ['info page-price']],
    ['costs less than with a code', [{ price: 3999 }, { couponCode: 'SAVE20' }], ['fixable page-price']],
    ['has another currency', [{ currency: 'CAD', price: 7999 }], ['fixable page-currency']],
    ['names no price', [{ price: null, currency: null }], []],
    ['is about a sale without a price', [{ price: 5 }, { type: 'sales', price: null }], []],
    ['is sold out', [{ stock: 'sold-out' }], ['info page-sold-out']],
    ['is about something else', [{ title: 'Garden hose, green, 20 m long' }], ['info title-and-page']],
    ['is gone', [{ outcome: 'gone' }], ['fixable page-gone']],
    ['could not be read', [{ outcome: 'unread' }], ['info page-unread']],
    ['lies below the host of the shop', [{ address: 'https://m.north-audio.example/h' }], []],
    ['is that of another country', [{ address: 'https://north-audio.ca/h' }], ['info unknown-host']],
    ['is elsewhere', [{ address: 'https://other.example/h' }], ['suspicious leads-elsewhere']],
    ['is barred', [{ address: 'https://ouo.io/h' }], ['suspicious blocked-domain']],
  ])('%s', (_what, [over, of], expected) => {
    expect(found(over, of)).toEqual(expected)
  })

  it('belongs to a shop that is known', () => {
    const address = 'https://south-audio.example/h'
    expect(found({ address }, {}, 'south-audio')).toEqual(['fixable leads-elsewhere'])
    expect(found({ address }, {}, 'north-audio')).toEqual([])
  })

  it('is told with both prices, so that the poster knows what to mend', () => {
    expect(pageFindings(post, page({ price: 7999 }), null)[0]?.evidence).toBe(
      'The page says $79.99 and the post $59.99, which is 25% apart. Please correct the price, or say in the text how one gets it.',
    )
  })
})

describe('pictures', () => {
  const shown = (...sights: ('something' | 'nothing' | 'form')[]) =>
    sights.map((shows) => ({ imageUrl: '/images/a.webp', hash: '0123456789abcdef', shows }))

  it('are asked for anew where they show no deal', () => {
    expect(pictureFindings(post, shown('something', 'form')).map(({ evidence }) => evidence)).toEqual([
      'Picture 2 looks like a form on a page. Please choose one of the deal.',
    ])
    expect(codes(pictureFindings(post, shown('nothing')))).toEqual(['fixable picture-blank'])
  })
  it('of a discussion may show what is spoken of', () => {
    expect(pictureFindings({ type: 'discussion' }, shown('form'))).toEqual([])
  })
})

describe('posts that are alike', () => {
  const other = (over: Partial<SimilarPost>): SimilarPost => ({
    postId: 7,
    title: 'Headphones',
    price: 5999,
    currency: 'USD',
    status: 'active',
    publishedAt: 0,
    expiredAt: null,
    sameUrl: false,
    similarity: 0,
    couponCode: null,
    ...over,
  })
  const picture: AlikePicture = { postId: 9, title: 'Headphones', status: 'active', distance: 0 }
  const found = (similar: SimilarPost[], over: { pictures?: AlikePicture[]; isAnew?: boolean } = {}) =>
    likenessFindings(post, { similar, pictures: [], isAnew: false, ...over })

  it('are found by address, title and picture, and named by their numbers alone', () => {
    const similar = [other({ sameUrl: true }), other({ postId: 8, similarity: 0.8 })]
    expect(found(similar, { pictures: [picture] }).map(({ evidence }) => evidence)).toEqual([
      'Live post 7 leads to the same page.',
      'The title of live post 8 is much the same.',
      'The same picture is on post 9.',
    ])
  })
  it('count when they are live and alike enough', () => {
    expect(found([other({ sameUrl: true, status: 'expired' }), other({ similarity: 0.4 })])).toEqual([])
    expect(found([other({ postId: post.postId, sameUrl: true })])).toEqual([])
  })
  it('are suspicious when an edit made them so, at the same price', () => {
    expect(codes(found([other({ sameUrl: true })], { isAnew: true }))).toEqual(['suspicious duplicate-address'])
    expect(codes(found([other({ sameUrl: true, price: 9999 })], { isAnew: true }))).toEqual(['info duplicate-address'])
  })
})

describe('the shelf', () => {
  const found = (title: string, categorySlug: string) =>
    categoryFindings({ type: 'product', title, categorySlug }).map(({ evidence }) => evidence)

  it('is doubted where the title speaks of two things of another one and of none of its own', () => {
    expect(found('Kitchen tools in one set', 'pets')).toEqual([
      'The title says “kitchen” and “tools”, which stands under Home & Home Improvement and not under Pets.',
    ])
  })
  it.each([
    ['one word may be chance', 'Coffee table of oak', 'homehomeimprovement'],
    ['one of its own is enough', 'Headphones and speakers for the car', 'techelectronics'],
  ])('stays: %s', (_why, title, categorySlug) => {
    expect(found(title, categorySlug)).toEqual([])
  })
})
