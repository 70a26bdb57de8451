import { reviewPost, type Reviewed } from './review-checks.ts'

const post = (over: Partial<Reviewed> = {}): Reviewed => ({
  type: 'product',
  title: 'Wireless headphones with noise cancelling',
  content: 'Down from 99.99, the best price this year. Ships free and can be returned within 30 days.',
  price: 5999,
  originalPrice: 9999,
  dealUrl: 'https://www.north-audio.example/headphones-wireless-black',
  storeSlug: 'north-audio',
  storeHosts: ['north-audio.example'],
  couponCode: null,
  ...over,
})
const numbered = { dealUrl: 'https://www2.north-audio.example/headphones' }
const found = (over: Partial<Reviewed>, storeOfHost: { slug: string; name: string } | null = null) =>
  reviewPost(post(over), storeOfHost).map(({ code, severity }) => `${severity} ${code}`)

describe('the automatic review', () => {
  it('finds nothing in an honest post', () => {
    expect(reviewPost(post(), null)).toEqual([])
  })

  it.each<[string, Partial<Reviewed>]>([
    ['suspicious blocked-domain', { content: 'Get it at https://ouo.io/abc today, it is a great deal.' }],
    ['suspicious blocked-domain', { content: 'Get it at https://www2.ouo.io./abc today, it is a great deal.' }],
    ['suspicious blocked-domain', { content: 'Get it [here](//ouo.io/abc) today, it is a great deal.' }],
    ['suspicious blocked-domain', { content: 'Get it at https&#58;//ouo.io/abc today, it is a great deal.' }],
    ['fixable shortened-link', { content: 'Get it at https://bit.ly/abc today, it is a great deal.' }],
    ['fixable shortened-link', { content: 'Get it at https://ebay.us/abc today, it is a great deal.' }],
    ['fixable shortened-link', { content: 'Get it at https://linktr.ee/abc today, it is a great deal.' }],
    ['fixable referral-link', { dealUrl: 'https://north-audio.example/headphones?tag=me-20' }],
    ['suspicious spam-words', { content: 'Make money fast with these headphones, DM me for more.' }],
    ['fixable capitals', { title: 'BEST HEADPHONES EVER MADE BUY NOW' }],
    ['fixable price-above-original', { price: 10_999 }],
    ['info unlikely-discount', { price: 100 }],
    ['info unknown-host', { dealUrl: 'https://elsewhere.example/headphones' }],
    ['info title-and-link', { dealUrl: 'https://north-audio.example/garden-hose-green-long' }],
    ['fixable missing-coupon', { content: 'Use the code at checkout to get this price, works today.' }],
  ])('finds %s', (finding, over) => {
    expect(found(over)).toEqual([finding])
  })

  it('knows a host of another shop from one that nobody knows', () => {
    const dealUrl = 'https://south-audio.example/headphones'
    expect(found({ dealUrl }, { slug: 'south-audio', name: 'South Audio' })).toEqual(['fixable other-shop'])
    expect(found({ dealUrl }, { slug: 'north-audio', name: 'North Audio' })).toEqual(['info unknown-host'])
  })

  it.each<[string, Partial<Reviewed>]>([
    ['a page on a host below the shop’s', { dealUrl: 'https://shop.north-audio.example/headphones' }],
    ['one of several web hosts of the shop', { dealUrl: 'https://www2.north-audio.example./headphones' }],
    ['a host that the shop names with its number', { ...numbered, storeHosts: ['www2.north-audio.example'] }],
    ['an address without words', { dealUrl: 'https://north-audio.example/p/12345678?sku=9' }],
    ['a post without a link', { dealUrl: null }],
    ['short names in capitals', { title: 'LG OLED C4 55', dealUrl: null }],
    ['a code in its field', { content: 'Use the code at checkout to get this price.', couponCode: 'SAVE10' }],
    ['a code in the text', { content: 'Use the code SAVE10 at checkout to get this price.' }],
    ['a shop without hosts', { storeHosts: [], dealUrl: 'https://elsewhere.example/headphones' }],
    ['a broken escape in the address', { dealUrl: 'https://north-audio.example/%E0%A4%A' }],
  ])('lets %s pass', (_name, over) => {
    expect(found(over)).toEqual([])
  })

  it('says in a sentence what the poster can mend', () => {
    const [finding] = reviewPost(post({ content: 'Get it at https://bit.ly/abc today.' }), null)
    expect(finding?.evidence).toBe('Please replace the shortened link (bit.ly) by the full address.')
  })
})
