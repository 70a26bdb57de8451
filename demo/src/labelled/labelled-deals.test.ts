import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scoreDeal } from '@deals/workers/app'
import { labelledDeals } from './labelled-deals.ts'
import { measureScores, type Scorer, recorded } from './measure-scores.ts'

const deals = labelledDeals()
const bearableLoss = 2

describe('the labelled deals', () => {
  it('are 400 and the same whenever they are made', () => {
    expect(deals).toHaveLength(400)
    // Compared as text: a comparison field by field of so much takes a minute.
    expect(JSON.stringify(labelledDeals()) === JSON.stringify(deals)).toBe(true)
    expect(labelledDeals('another')[0]?.truth).not.toBe(deals[0]?.truth)
  })

  it('are worth from little to much, and traps are worth what they are worth without their trick', () => {
    const truths = deals.map(({ truth }) => truth)
    expect(Math.min(...truths)).toBeLessThan(30)
    expect(Math.max(...truths)).toBeGreaterThan(80)
    expect(deals.filter(({ trap, saving }) => trap === 'fake original' && saving > 0.05)).toEqual([])
    expect(deals.filter(({ trap, evidence, plain }) => trap === 'injection' && evidence === plain)).toEqual([])
  })

  it('know nothing of any scorer', () => {
    const sources = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'))
    const naming = sources.filter((name) =>
      readFileSync(join(import.meta.dirname, name), 'utf8').includes('@deals/workers'),
    )
    expect(naming).toEqual([])
  })

  it('tell a scorer that knows the truth from one that obeys what posts say', () => {
    const truthOf = new Map(deals.flatMap(({ evidence, plain, truth }) => [evidence, plain].map((one) => [one, truth])))
    const answer = (share: number) => ({ ...parts(share), score: Math.round(100 * share) })
    const parts = (share: number) => ({ priceCompetitivenessScore: 35 * share, featureSetScore: 35 * share })
    const knowing: Scorer = (evidence) => answer((truthOf.get(evidence) ?? 0) / 100)
    const obedient: Scorer = ({ post }) =>
      answer(/100/.test(post.content) ? 1 : 1 - post.price / (post.originalPrice ?? post.price * 2))
    expect(measureScores(deals, knowing).rankCorrelation).toBeGreaterThan(99)
    const fooled = measureScores(deals, obedient)
    expect(fooled.rankCorrelation).toBeLessThan(50)
    expect(fooled.caught.injection).toBeLessThan(70)
    expect(fooled.caught['fake original']).toBeLessThan(70)
  })
})

describe('the built-in scorer', () => {
  const measured = measureScores(deals, scoreDeal)

  it('agrees with the truth, catches fake discounts and obeys nobody', () => {
    expect(measured.rankCorrelation).toBeGreaterThanOrEqual(80)
    expect(measured.caught['fake original']).toBeGreaterThanOrEqual(95)
    expect(measured.caught.injection).toBe(100)
  })

  it('is no more than 2 points worse than what was recorded', () => {
    expect(measured.rankCorrelation).toBeGreaterThan(recorded.rankCorrelation - bearableLoss)
    expect(measured.caughtOfAll).toBeGreaterThan(recorded.trapsCaught - bearableLoss)
    expect(measured.caught['fake original']).toBeGreaterThan(recorded.fakeOriginalsCaught - bearableLoss)
    expect(measured.calibrationError).toBeLessThan(recorded.calibrationError + bearableLoss)
  })

  it('does as well on deals that it was not fitted to', () => {
    const others = measureScores(labelledDeals('never looked at'), scoreDeal)
    expect(others.rankCorrelation).toBeGreaterThanOrEqual(80)
    expect(others.caught['fake original']).toBeGreaterThanOrEqual(95)
  })
})
