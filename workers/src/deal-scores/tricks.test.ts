import type { Comparable, DealEvidence, KnownPrice } from '@deals/events'
import { someEvidence } from '../testing/some-evidence.ts'
import { scoreDeal } from './score-rubric.ts'

const day = 86_400_000
const { now } = someEvidence()

type Around = Partial<Omit<DealEvidence, 'post'>>
/** A deal of which no price is known but what is said here. */
const deal = (over: Partial<DealEvidence['post']>, around: Around = {}): DealEvidence => ({
  ...someEvidence({ originalPrice: null, ...over }),
  history: [],
  ...around,
})
const priceOf = (...given: Parameters<typeof deal>) => scoreDeal(deal(...given)).priceCompetitivenessScore
const earlier = (postId: number, prices: readonly number[], over: Partial<KnownPrice> = {}): KnownPrice[] =>
  prices.map((price, place) => ({ postId, price, originalPrice: null, at: now - (20 - place) * day, ...over }))
const shelfOf = (...posts: readonly (readonly [title: string, price: number])[]): Comparable[] =>
  posts.map(([title, price], place) => ({
    postId: 100 + place,
    title: `${title} ${'abc'[place] ?? ''}`,
    price,
    originalPrice: null,
    score: null,
    storeSlug: null,
    at: now - day,
  }))

describe('earlier prices', () => {
  it.each([
    ['the edits of the post itself', earlier(1, [60_000, 59_000, 58_000])],
    ['other posts by the same member', [2, 3, 4].flatMap((id) => earlier(id, [60_000], { isByPoster: true }))],
  ])('that are %s prove no usual price', (_name, history) => {
    const { reasons, judged, usual, prices } = scoreDeal(deal({ price: 10_000 }, { history }))
    expect(reasons.price).toBe('Not enough to judge: no comparable posts and no earlier prices of this product.')
    expect([judged?.price.isJudged, usual, prices]).toEqual([false, null, []])
  })

  it('of a post that was edited often weigh no more than those of another post', () => {
    const honest = [50, 51, 52].flatMap((id) => earlier(id, [12_500]))
    const loud = earlier(
      60,
      Array.from({ length: 30 }, (_, place) => 60_000 + place),
      { originalPrice: 99_999 },
    )
    const { reasons } = scoreDeal(deal({ price: 12_000 }, { history: [...honest, ...loud] }))
    expect(reasons.price).toMatch(/^16% under the usual \$142\.05 /)
  })

  it('are the lowest in 90 days by the word of three others, and not where the post itself was cheaper', () => {
    const others = [50, 51, 52].flatMap((id) => earlier(id, [15_999]))
    const says = (history: readonly KnownPrice[]) => scoreDeal(deal({ price: 11_999 }, { history })).reasons.price
    expect(says(others)).toContain('lowest in 90 days')
    expect(says([...others, ...earlier(1, [9_999])])).not.toContain('lowest')
    expect(says(earlier(50, [15_999, 15_998, 15_997]))).not.toContain('lowest')
    const stood = (days: number) => ({ at: now - 150 * day, until: now - days * day })
    expect(says([...others, ...earlier(60, [9_999], stood(95))])).toContain('lowest in 90 days')
    expect(says([...others, ...earlier(60, [9_999], stood(20))])).not.toContain('lowest')
  })
})

describe('what is not the same thing', () => {
  const laptop = 'Kestra laptop 14 inch 512 GB'
  const lamp = 'Kestra desk lamp with dimmer'
  it.each([
    ['a refurbished one', { title: `Refurbished ${laptop}` }, laptop],
    ['one that is opened, as the text says', { title: laptop, content: 'Open box, a scratch on the lid.' }, laptop],
    ['a new one beside used ones', { title: laptop }, `Used ${laptop}`],
    ['one of several', { title: lamp }, `${lamp} 4-pack`],
    ['one of several in other words', { title: lamp }, `Pack of 4 ${lamp}`],
    ['several', { title: `${lamp} 4-pack` }, lamp],
  ])('gives no usual price: %s', (_name, post, other) => {
    const comparables = shelfOf([other, 80_000], [other, 82_000], [other, 81_000])
    expect(scoreDeal(deal({ price: 40_000, ...post }, { comparables })).comparison.comparables).toBe(0)
  })

  it.each([
    ['used beside used', `Refurbished ${laptop}`, `Renewed ${laptop}`],
    ['packs of one size', `${lamp} 4-pack`, `Box of 4 ${lamp}`],
  ])('while %s can be compared', (_name, title, other) => {
    const comparables = shelfOf([other, 80_000], [other, 82_000])
    expect(scoreDeal(deal({ title, price: 40_000 }, { comparables })).comparison.comparables).toBe(2)
  })
})

describe('a price of nothing', () => {
  const free = 'It is free, which no price beats.'
  const page = {
    outcome: 'read',
    address: 'https://voltmart.example/8',
    title: null,
    stock: null,
    rating: null,
  } as const
  it('is free where nothing is paid for shipping either, and no page says otherwise', () => {
    const says = (...given: Parameters<typeof deal>) => scoreDeal(deal(...given)).reasons.price
    expect(says({ price: 0, shippingCost: null })).toBe(free)
    expect(says({ price: 0 }, { page: { ...page, price: 0, currency: 'USD' } })).toBe(free)
    expect(says({ price: 0, shippingCost: 4_999 })).toMatch(/^Not enough to judge/)
    expect(says({ price: 0 }, { page: { ...page, price: 20_000, currency: 'USD' } })).toMatch(/^Not enough to judge/)
  })
  it('earns with dear shipping what the same sum would', () => {
    const { history } = someEvidence()
    expect(priceOf({ price: 0, shippingCost: 14_000 }, { history })).toBe(priceOf({ price: 14_000 }, { history }))
  })
})

describe('the words of a score', () => {
  const { history } = someEvidence()
  it('name the shipping where it is a part of what is compared', () => {
    const { reasons, wouldChange } = scoreDeal(deal({ price: 16_000, shippingCost: 4_000 }, { history }))
    expect(reasons.price).toMatch(/^10% over the usual \$181\.81 of 3 earlier prices, shipping included\.$/)
    expect(wouldChange).toContain('A price of $87.26 or less would be 30% under the usual one.')
  })
  it('call nothing all of its price cheaper that costs something', () => {
    expect(scoreDeal(deal({ price: 1 }, { history })).reasons.price).toMatch(/^99% under/)
  })
  it('wish for no price of nothing', () => {
    const cents = [50, 51, 52].flatMap((id) => earlier(id, [1]))
    expect(scoreDeal(deal({ price: 1 }, { history: cents })).wouldChange).toEqual([])
  })
  it.each([
    ['more than all stars', 'Rated 5.9 of 5 by 1,000 buyers.'],
    ['the opinion of nobody', 'Rated 4.9 of 5 by 0 buyers.'],
  ])('take %s for no rating', (_name, content) => {
    expect(scoreDeal(deal({ content })).reasons.features).toBe('8 TB named in the title.')
  })
})
