import fc from 'fast-check'
import { scoreLabel, type Comparable, type StoreRecord } from '@deals/events'
import type { ScoreInput } from './score-input.ts'
import { scoreDeal } from './score-rubric.ts'

const strongStore: StoreRecord = { posts: 30, expiredEarly: 1, averageVotes: 22, averageScore: 80, ageDays: 400 }
const others = (...prices: number[]): Comparable[] =>
  prices.map((price, index) => ({ postId: index, price, originalPrice: null, title: 'Headphones', score: null }))

const input = (
  over: Partial<ScoreInput['post']> = {},
  around: Partial<Pick<ScoreInput, 'comparables' | 'store'>> = {},
): ScoreInput => ({
  post: {
    postId: 1,
    title: 'Headphones',
    content: 'Good headphones for a good price.',
    price: 5999,
    originalPrice: null,
    currency: 'USD',
    storeSlug: 'north-audio',
    dealUrl: 'https://north-audio.example/h',
    availability: 'online',
    shippingCost: null,
    couponCode: null,
    images: 1,
    ...over,
  },
  comparables: [],
  store: { posts: 4, expiredEarly: 0, averageVotes: 5, averageScore: null, ageDays: 60 },
  ...around,
})
const rich = [
  'Sony WH-1000XM5 wireless over-ear headphones, noise-cancelling, Bluetooth 5.2.',
  '- 30 hours of battery, USB-C, 3 minutes of charge give 3 hours',
  '- 250 g, foldable, adjustable headband',
  '- includes case and 3.5 mm cable, 1 year warranty',
  '- ships free, in stock, returns within 30 days',
  'I compared it with the older model and with what other shops ask this week; at this price nothing else comes close.',
].join('\n')

describe('the built-in scorer', () => {
  it('gives whole parts within their weights, whose sum is the score', () => {
    const anyInput = fc.record({
      price: fc.nat(1_000_000),
      originalPrice: fc.option(fc.nat(1_000_000)),
      content: fc.string({ maxLength: 400 }),
      prices: fc.array(fc.nat(1_000_000), { maxLength: 12 }),
      images: fc.nat(8),
    })
    fc.assert(
      fc.property(anyInput, ({ prices, ...post }) => {
        const score = scoreDeal(input(post, { comparables: others(...prices) }))
        const parts = [
          [score.priceCompetitivenessScore, 35],
          [score.featureSetScore, 35],
          [score.brandReputationScore, 20],
          [score.availabilityAndSupportScore, 10],
        ] as const
        for (const [points, most] of parts) {
          expect(Number.isInteger(points) && points >= 0 && points <= most).toBe(true)
        }
        expect(score.score).toBe(parts.reduce((sum, [points]) => sum + points, 0))
        expect(Object.values(score.reasons).every((reason) => reason.endsWith('.'))).toBe(true)
      }),
    )
  })

  it('gives the same score for the same facts, and another hash for others', () => {
    expect(scoreDeal(input())).toEqual(scoreDeal(input()))
    expect(scoreDeal(input()).inputHash).toMatch(/^[0-9a-f]{64}$/)
    expect(scoreDeal(input({ price: 5998 })).inputHash).not.toBe(scoreDeal(input()).inputHash)
  })

  it('never gives fewer points for a lower price', () => {
    const price = (value: number, prices: number[]) =>
      scoreDeal(input({ price: value, originalPrice: 20_000 }, { comparables: others(...prices) }))
        .priceCompetitivenessScore
    const prices = fc.array(fc.integer({ min: 100, max: 20_000 }), { maxLength: 10 })
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20_000 }), prices, (value, around) => {
        expect(price(value - 1, around)).toBeGreaterThanOrEqual(price(value, around))
      }),
    )
  })

  it('says where the price stands among similar posts', () => {
    const { reasons, comparison } = scoreDeal(input({ price: 4000 }, { comparables: others(5000, 6000, 9000) }))
    expect(comparison).toEqual({ comparables: 3, median: 6000, lowest: 5000 })
    expect(reasons.price).toBe('It is the lowest price of 3 similar posts.')
    expect(scoreDeal(input({ price: 7500 }, { comparables: others(5000, 6000, 9000) })).reasons.price).toBe(
      'It costs 25 % more than the median of 3 similar posts.',
    )
  })

  it('compares with posts of the same thing where there are enough', () => {
    const same = others(300, 310, 320).map((one) => ({ ...one, title: 'Garden hose' }))
    const { comparison } = scoreDeal(
      input({ title: 'Green garden hose', price: 290 }, { comparables: [...same, ...others(90_000, 99_000)] }),
    )
    expect(comparison).toEqual({ comparables: 3, median: 310, lowest: 300 })
  })

  it('gives the whole price part to what is free', () => {
    expect(scoreDeal(input({ price: 0 })).priceCompetitivenessScore).toBe(35)
  })

  it.each<[string, Partial<ScoreInput['post']>]>([
    ['a specification', { content: 'Good headphones for a good price, 30 hours of battery.' }],
    ['a picture', { images: 2 }],
  ])('values %s', (_name, over) => {
    expect(scoreDeal(input(over)).featureSetScore).toBeGreaterThan(scoreDeal(input()).featureSetScore)
  })

  it('does not count a fact twice', () => {
    const once = scoreDeal(input({ content: 'It has 512 GB and weighs little today.' })).featureSetScore
    expect(scoreDeal(input({ content: 'It has 512 GB and 512 GB little.' })).featureSetScore).toBe(once)
  })

  it('values a shop whose deals held over one whose ended early', () => {
    const record = { posts: 10, averageVotes: 8, averageScore: null, ageDays: 100 }
    const brand = (expiredEarly: number) =>
      scoreDeal(input({}, { store: { ...record, expiredEarly } })).brandReputationScore
    expect(brand(0)).toBeGreaterThan(brand(5))
    expect(scoreDeal(input({ storeSlug: null }, { store: null })).reasons.brand).toBe('No shop is named.')
  })

  it('spreads over the labels', () => {
    const deals: ScoreInput[] = [
      input(
        {
          title: 'Sony WH-1000XM5 headphones',
          content: rich,
          price: 10_000,
          originalPrice: 29_900,
          shippingCost: 0,
          images: 3,
          couponCode: 'SAVE',
        },
        { store: strongStore, comparables: others(15_000, 19_000, 21_000, 24_000) },
      ),
      input(
        { content: rich, price: 20_000, originalPrice: 29_900, shippingCost: 0 },
        { comparables: others(18_000, 22_000, 24_000) },
      ),
      input({ content: rich, price: 24_000, shippingCost: 999 }, { comparables: others(18_000, 22_000, 24_000) }),
      input(
        { content: 'Wireless, 30 hours of battery, ships free.', price: 5999, originalPrice: 9999, shippingCost: 0 },
        { comparables: others(5000, 7000, 9000), store: strongStore },
      ),
      input({ price: 5999, originalPrice: 9999 }),
      input(
        { content: 'Nice.', price: 9500, originalPrice: 9999, dealUrl: null, storeSlug: null },
        { store: null, comparables: others(3000, 4000, 5000) },
      ),
    ]
    const scores = deals.map((deal) => scoreDeal(deal).score)
    expect(scores).toEqual([...scores].sort((left, right) => right - left))
    expect(new Set(scores.map(scoreLabel)).size).toBeGreaterThanOrEqual(4)
    expect(Math.max(...scores)).toBeGreaterThanOrEqual(90)
    expect(Math.min(...scores)).toBeLessThan(40)
  })
})
