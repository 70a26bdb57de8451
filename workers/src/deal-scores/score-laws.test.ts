import fc from 'fast-check'
import type { DealEvidence } from '@deals/events'
import { goodStore, someEvidence } from '../testing/some-evidence.ts'
import { scoreDeal } from './score-rubric.ts'

const day = 86_400_000
const amount = fc.oneof(fc.nat(99_999_999), fc.nat(50), fc.integer({ min: 500, max: 30_000 }))
const originalPrice = fc.option(amount)
const title = fc.constantFrom(
  '8 TB external hard drive',
  'Kestra external hard drive 8 TB',
  'Refurbished 8 TB external hard drive',
  '8 TB external hard drive 2 pack',
  'Desk lamp',
)
const content = fc.constantFrom(
  'Rated 4.6 of 5 by 1,210 buyers.\nTwo years of warranty.\n30-day returns.',
  'Rated 5.9 of 5 by 0 buyers. Final sale.',
  'In stock. Free shipping over $35.',
  '',
)
const shelf = fc.array(
  fc.record({
    postId: fc.integer({ min: 100, max: 140 }),
    title,
    price: amount,
    originalPrice,
    score: fc.constant(null),
    storeSlug: fc.constant(null),
    at: fc.nat(200).map((days) => someEvidence().now - days * day),
  }),
  { maxLength: 8 },
)
const history = fc.array(
  fc.record({
    postId: fc.integer({ min: 1, max: 8 }),
    price: amount,
    originalPrice,
    isByPoster: fc.boolean(),
    at: fc.nat(200).map((days) => someEvidence().now - days * day),
  }),
  { maxLength: 8 },
)
const store = fc.option(
  fc.record({ posts: fc.nat(40), expiredEarly: fc.nat(40), confirmed: fc.nat(40), denied: fc.nat(40) }),
)
const said = fc.record({ confirmed: fc.nat(20), denied: fc.nat(20) })
const stock = fc.constantFrom('in-stock' as const, 'sold-out' as const, null)
const page = fc.option(
  fc.record({
    stock,
    rating: fc.option(fc.record({ stars: fc.float({ min: 0, max: 5, noNaN: true }), count: fc.option(fc.nat(90)) })),
  }),
)

/** Anything that can be known of a deal; what the page of the shop says of its price is told apart. */
const anyDeal: fc.Arbitrary<DealEvidence> = fc
  .record({
    post: fc.record({ price: amount, originalPrice, shippingCost: fc.option(fc.nat(99_999)), title, content }),
    shelf,
    history,
    store,
    said,
    page,
  })
  .map(({ post, shelf: comparables, store: record, page: seen, ...around }) => ({
    ...someEvidence(post),
    ...around,
    comparables,
    store:
      record === null ? null : { ...goodStore, ...record, expiredEarly: Math.min(record.posts, record.expiredEarly) },
    ...(seen !== null && {
      page: {
        outcome: 'read' as const,
        address: 'https://voltmart.example/8',
        title: null,
        price: null,
        currency: null,
        ...seen,
      },
    }),
  }))

const priced = (deal: DealEvidence, price: number): DealEvidence => ({ ...deal, post: { ...deal.post, price } })
const shuffled = <Item>(items: readonly Item[]): fc.Arbitrary<Item[]> =>
  fc.shuffledSubarray([...items], { minLength: items.length })

it('a lower price never scores lower', () => {
  fc.assert(
    fc.property(anyDeal, amount, (deal, other) => {
      const [low, high] = [deal.post.price, other].toSorted((left, right) => left - right) as [number, number]
      expect(scoreDeal(priced(deal, low)).score).toBeGreaterThanOrEqual(scoreDeal(priced(deal, high)).score)
    }),
    { numRuns: 500 },
  )
})

it('one more member who found it never scores lower, and one more who did not never higher', () => {
  fc.assert(
    fc.property(anyDeal, (deal) => {
      const { confirmed, denied } = deal.said
      const of = (heard: DealEvidence['said']) => scoreDeal({ ...deal, said: heard }).score
      expect(of({ confirmed: confirmed + 1, denied })).toBeGreaterThanOrEqual(of(deal.said))
      expect(of({ confirmed, denied: denied + 1 })).toBeLessThanOrEqual(of(deal.said))
    }),
  )
})

it('the same facts score the same in whatever order they are told', () => {
  const deals = anyDeal.chain((deal) =>
    fc.record({ deal: fc.constant(deal), comparables: shuffled(deal.comparables), history: shuffled(deal.history) }),
  )
  fc.assert(
    fc.property(deals, ({ deal, ...told }) => {
      const { score, reasons, usual, confidence, comparison, judged } = scoreDeal(deal)
      expect(scoreDeal({ ...deal, ...told })).toMatchObject({ score, reasons, usual, confidence, comparison, judged })
    }),
    { numRuns: 500 },
  )
})

it('what who posted it told of it in earlier prices changes no point', () => {
  fc.assert(
    fc.property(anyDeal, history, (deal, theirs) => {
      const told = theirs.map((one) => ({ ...one, isByPoster: true }))
      const { score, usual } = scoreDeal(deal)
      expect(scoreDeal({ ...deal, history: [...deal.history, ...told] })).toMatchObject({ score, usual })
    }),
  )
})

it('no original price that the poster tells lifts a deal by more than two points', () => {
  fc.assert(
    fc.property(anyDeal, amount, (deal, claimed) => {
      const told = (claim: number | null) => scoreDeal({ ...deal, post: { ...deal.post, originalPrice: claim } }).score
      expect(told(claimed) - told(null)).toBeLessThanOrEqual(2)
    }),
    { numRuns: 500 },
  )
})

it('no sentence says what cannot be', () => {
  fc.assert(
    fc.property(anyDeal, (deal) => {
      const { score, reasons, facts = [], wouldChange = [], summary, message, usual } = scoreDeal(deal)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
      const said = [...Object.values(reasons), ...facts.map(({ says }) => says), ...wouldChange, summary, message]
      expect(said.filter((one) => /NaN|Infinity|undefined|null|-\$|\$-/.test(one))).toEqual([])
      expect(wouldChange.filter((one) => one.includes('$0 '))).toEqual([])
      expect(deal.post.price > 0 && reasons.price.startsWith('100% under')).toBe(false)
      expect(usual ?? 1).toBeGreaterThan(0)
    }),
    { numRuns: 500 },
  )
})
