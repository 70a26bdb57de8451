import fc from 'fast-check'
import type { Comparable, DealEvidence, KnownPrice, StoreRecord } from '@deals/events'
import { goodStore } from '../testing/some-evidence.ts'
import { scoreDeal } from './score-rubric.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 22)
const drive = '8 TB external hard drive with power supply'
const others = (title: string, ...prices: number[]): Comparable[] =>
  prices.map((price, place) => ({
    postId: 100 + place,
    price,
    originalPrice: null,
    score: null,
    at: now - (place + 1) * day,
    storeSlug: null,
    title: `Brand${'abcdefgh'[place] ?? ''} ${title}`,
  }))
const before = (...prices: number[]): KnownPrice[] =>
  prices.map((price, place) => ({ at: now - (60 - place) * day, postId: 50 + place, price, originalPrice: null }))

const evidence = (
  over: Partial<DealEvidence['post']> = {},
  around: Partial<Omit<DealEvidence, 'post'>> = {},
): DealEvidence => ({
  post: {
    postId: 1,
    title: drive,
    content: 'Found it this morning.',
    price: 12_499,
    originalPrice: null,
    currency: 'USD',
    categorySlug: 'computers',
    storeSlug: 'voltmart',
    dealUrl: 'https://voltmart.example/8',
    availability: 'online',
    shippingCost: 0,
    couponCode: null,
    images: 1,
    ...over,
  },
  comparables: [],
  history: [],
  store: goodStore,
  said: { confirmed: 0, denied: 0 },
  now,
  ...around,
})
const priceOf = (...given: Parameters<typeof evidence>) => scoreDeal(evidence(...given)).priceCompetitivenessScore

describe('the built-in scorer', () => {
  it('gives whole parts within their weights, whose sum is the score', () => {
    const anyInput = fc.record({
      title: fc.string({ maxLength: 80 }),
      price: fc.nat(1_000_000),
      originalPrice: fc.option(fc.nat(1_000_000)),
      content: fc.string({ maxLength: 400 }),
      shippingCost: fc.option(fc.nat(5_000)),
    })
    const prices = fc.array(fc.nat(1_000_000), { maxLength: 12 })
    fc.assert(
      fc.property(anyInput, prices, prices, (post, near, past) => {
        const score = scoreDeal(evidence(post, { comparables: others(post.title, ...near), history: before(...past) }))
        const parts = [
          [score.priceCompetitivenessScore, 35],
          [score.featureSetScore, 35],
          [score.brandReputationScore, 20],
          [score.availabilityAndSupportScore, 10],
        ] as const
        expect(parts.filter(([points, most]) => !Number.isInteger(points) || points < 0 || points > most)).toEqual([])
        expect(score.score).toBe(parts.reduce((sum, [points]) => sum + points, 0))
        expect(Object.values(score.reasons).filter((reason) => !reason.endsWith('.'))).toEqual([])
      }),
    )
  })

  it('gives the same score for the same facts at any hour, and another hash for others', () => {
    expect(scoreDeal(evidence())).toEqual(scoreDeal(evidence()))
    expect(scoreDeal(evidence({}, { now: now + day })).inputHash).toBe(scoreDeal(evidence()).inputHash)
    expect(scoreDeal(evidence({ price: 5998 })).inputHash).not.toBe(scoreDeal(evidence()).inputHash)
  })

  it('never gives fewer points for a lower price', () => {
    const prices = fc.array(fc.integer({ min: 100, max: 20_000 }), { maxLength: 10 })
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20_000 }), prices, (price, around) => {
        const at = (value: number) =>
          priceOf({ price: value, originalPrice: 20_000 }, { comparables: others(drive, ...around) })
        expect(at(price - 1)).toBeGreaterThanOrEqual(at(price))
      }),
    )
  })
})

describe('the price', () => {
  const shelf = [
    ...others('512 GB SATA SSD', 3499, 3699, 3999, 2999),
    ...others('NVMe 1 TB', 5499, 5999, 6499),
    ...others('external hard drive 8 TB', 15_999, 16_499, 15_499, 16_999),
  ]

  it('is set beside the same kind in the same size, and not beside all of the shelf', () => {
    const { comparison, reasons } = scoreDeal(evidence({}, { comparables: shelf }))
    expect(comparison).toEqual({ comparables: 4, median: 16_249, lowest: 15_499 })
    expect(reasons.price).toMatch(/^\d+% under the usual \$\d+(\.\d\d)? of 4 comparable posts\.$/)
  })

  it('says that there is not enough to judge by, rather than to guess', () => {
    const { reasons, judged, confidence } = scoreDeal(evidence({ originalPrice: 49_999 }))
    expect(reasons.price).toBe(
      'Not enough to judge: no comparable posts and no earlier prices of this product, so the original price cannot be checked.',
    )
    expect(judged?.price).toEqual({ isJudged: false, confidence: 0 })
    expect(confidence).toBeLessThan(50)
    expect(priceOf({ originalPrice: 49_999 })).toBe(priceOf())
  })

  it('takes the original price as a claim that what is known confirms or not', () => {
    const history = before(15_999, 15_999, 16_499, 15_999)
    const honest = scoreDeal(evidence({ originalPrice: 17_999 }, { history }))
    const fake = scoreDeal(evidence({ originalPrice: 39_999 }, { history }))
    expect([honest.claim, fake.claim]).toEqual(['held', 'doubted'])
    expect(fake.reasons.price).toContain('the original price of $399.99 is not confirmed')
    expect(fake.priceCompetitivenessScore).toBe(priceOf({}, { history }))
  })

  it('is not fooled by a price that was raised for some days', () => {
    const history = before(15_999, 15_999, 16_499, 15_999)
    const raised = [...history, { at: now - 5 * day, postId: 1, price: 29_999, originalPrice: null }]
    const points = priceOf({ price: 15_999, originalPrice: 29_999 }, { history: raised })
    expect(points).toBeLessThanOrEqual(priceOf({ price: 15_999 }, { history }) + 1)
  })

  it('counts what is paid for shipping', () => {
    expect(priceOf({ shippingCost: 4000 }, { comparables: shelf })).toBeLessThan(priceOf({}, { comparables: shelf }))
  })

  it('tells of the lowest in 90 days', () => {
    const { reasons, prices } = scoreDeal(evidence({ price: 9999 }, { history: before(15_999, 14_999, 15_499) }))
    expect(reasons.price).toContain('lowest in 90 days')
    expect(prices?.map(({ kind, price }) => [kind, price])).toEqual([
      ['product', 15_999],
      ['product', 14_999],
      ['product', 15_499],
    ])
  })

  it('tells of no lowest price where shipping makes it cost more than others did', () => {
    const history = before(15_999, 14_999, 15_499)
    const { reasons } = scoreDeal(evidence({ price: 9999, shippingCost: 6000 }, { history }))
    expect(reasons.price).not.toContain('lowest in 90 days')
  })

  it('cannot be beaten where it is nothing', () => {
    expect(priceOf({ price: 0 })).toBe(35)
  })
})

describe('what one gets', () => {
  const features = (content: string) => scoreDeal(evidence({ content })).featureSetScore

  it.each([
    ['a good rating', 'Rated 4.8 of 5 by 1,200 buyers.', 'Rated 3.1 of 5 by 1,200 buyers.'],
    ['a long warranty', '5-year warranty.', 'No warranty beyond what the law asks for.'],
    ['what comes with it', 'Carry case in the box\nSpare filter included\nUSB-C cable\nTwo batteries', 'Nice.'],
  ])('is more with %s', (_name, more, less) => {
    expect(features(more)).toBeGreaterThan(features(less))
  })

  it('is not more by many big words', () => {
    const wall = Array.from({ length: 40 }, () => 'premium wireless 4K 100 W titanium').join(' ')
    expect(features(`Spare filter included\n${wall}`)).toBe(features('Spare filter included'))
  })

  it('names its facts, the rating first', () => {
    const { reasons } = scoreDeal(evidence({ content: 'Rated 4.6 of 5 by 1,210 buyers.\nTwo years of warranty.' }))
    expect(reasons.features).toBe('4.6 of 5 stars by 1,210 buyers, 2-year warranty, 8 TB named in the title.')
  })
})

describe('the store and the purchase', () => {
  it('count for what came of the store’s deals', () => {
    const brand = (over: Partial<StoreRecord>) =>
      scoreDeal(evidence({}, { store: { ...goodStore, ...over } })).brandReputationScore
    expect(brand({})).toBeGreaterThan(brand({ expiredEarly: 12 }))
    expect(brand({})).toBeGreaterThan(brand({ denied: 30 }))
    expect(brand({})).toBeGreaterThan(brand({ raised: 10 }))
    expect(scoreDeal(evidence()).reasons.brand).toBe(
      '98% of 40 deals of the store lasted, 30 of 32 members found them available, 100% kept their price.',
    )
  })

  it('are not judged where nothing is known', () => {
    const { judged, reasons } = scoreDeal(evidence({ storeSlug: null, shippingCost: null }, { store: null }))
    expect(judged?.brand.isJudged).toBe(false)
    expect(reasons.brand).toBe('Not enough to judge: no store is named.')
    expect(reasons.support).toBe('Not enough to judge: nothing is known of shipping, returns or stock.')
  })

  it('count for shipping, returns and what members say of the stock', () => {
    const support = (content: string, said: DealEvidence['said']) =>
      scoreDeal(evidence({ content }, { said })).availabilityAndSupportScore
    const quiet = { confirmed: 0, denied: 0 }
    expect(support('30-day returns.', quiet)).toBeGreaterThan(support('Final sale, no returns.', quiet))
    expect(support('', { confirmed: 3, denied: 0 })).toBeGreaterThan(support('', { confirmed: 0, denied: 3 }))
  })
})

it('says what would change the score', () => {
  expect(scoreDeal(evidence()).wouldChange).toContain('A rating by buyers would tell how good it is.')
})
