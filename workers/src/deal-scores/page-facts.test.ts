import { someEvidence } from '../testing/some-evidence.ts'
import { scoreDeal } from './score-rubric.ts'

describe('the page of the shop', () => {
  const page = { outcome: 'read' as const, address: 'https://voltmart.example/8', title: '8 TB drive' }
  const nothing = { price: null, currency: null, stock: null, rating: null }
  const scored = (over: object) => scoreDeal({ ...someEvidence(), page: { ...page, ...nothing, ...over } })
  const says = (score: ReturnType<typeof scoreDeal>, id: string) => score.facts?.find((fact) => fact.id === id)?.says

  it('confirms a price, or makes it less sure', () => {
    const [confirmed, doubted] = [scored({ price: 11_999 }), scored({ price: 15_999 })]
    expect(says(confirmed, 'price.page')).toBe('The page of the shop confirms it: $119.99')
    expect(says(doubted, 'price.page')).toBe('The page of the shop does not: $159.99')
    expect(confirmed.judged?.price.confidence).toBeGreaterThan(doubted.judged?.price.confidence ?? 100)
    expect(confirmed.priceCompetitivenessScore).toBeGreaterThan(doubted.priceCompetitivenessScore)
  })
  it('is believed about ratings and stock before the words of a post', () => {
    const score = scored({ rating: { stars: 3.1, count: 900 }, stock: 'in-stock' })
    expect(says(score, 'features.rating')).toBe('3.1 of 5 stars by 900 buyers')
    expect(score.featureSetScore).toBeLessThan(scoreDeal(someEvidence()).featureSetScore)
  })
  it('changes nothing where it says nothing', () => {
    const { inputHash: _, ...score } = scored({})
    const { inputHash: _hash, ...plain } = scoreDeal(someEvidence())
    expect(score).toEqual(plain)
  })
  it('tells that a deal is over before members do', () => {
    const evidence = { ...someEvidence(), said: { confirmed: 0, denied: 0 } }
    const sold = scoreDeal({ ...evidence, page: { ...page, ...nothing, stock: 'sold-out' } })
    expect(sold.reasons.support).toContain('sold out by the page of the shop')
    expect(sold.availabilityAndSupportScore).toBeLessThan(scoreDeal(evidence).availabilityAndSupportScore)
  })
})
