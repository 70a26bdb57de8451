import fc from 'fast-check'
import { wilsonLowerBound } from '../votes/wilson.ts'
import { best, gainOfOneVote, rankTerms, type RankFacts } from './rank.ts'

const published = Date.UTC(2026, 0, 15)
const facts = (over: Partial<RankFacts> = {}): RankFacts => ({
  weighedVotes: 0,
  weighedCount: 0,
  weighedUps: 0,
  commenters: [],
  priceStanding: 'none',
  status: 'active',
  rankedFrom: published,
  ...over,
})
const many = (count: number) => Array.from({ length: count }, (_, at) => `u${at}`)
/** Everything but the time. */
const merit = (over: Partial<RankFacts>) => best(facts(over)) - best(facts())

describe('the order "best"', () => {
  it.each([
    ['five ups', { weighedVotes: 5, weighedCount: 5, weighedUps: 5 }, 0.9],
    [
      'ten ups, all of them on the deal as it was,',
      {
        weighedVotes: 10,
        weighedCount: 10,
        weighedUps: 10,
        outdated: { weighedVotes: 10, weighedCount: 10, weighedUps: 10 },
      },
      0.9,
    ],
    ['twenty ups and fifteen downs', { weighedVotes: 5, weighedCount: 35, weighedUps: 20 }, 0.76],
  ])('gives %s their merit', (_votes, over, expected) => {
    expect(merit(over)).toBeCloseTo(expected, 2)
  })

  it('knows the share that so few votes prove', () => {
    expect(wilsonLowerBound(0, 0)).toBe(0)
    expect(wilsonLowerBound(5, 5)).toBeCloseTo(0.7527, 4)
    expect(wilsonLowerBound(20, 35)).toBeCloseTo(0.4636, 3)
  })

  it.each<[string, Partial<RankFacts>, number]>([
    ['nine votes are one day', { weighedVotes: 9 }, 1],
    ['votes down count as much', { weighedVotes: -9 }, -1],
    ['four votes prove no share', { weighedVotes: 4, weighedCount: 4, weighedUps: 4 }, Math.log10(5)],
    ['comments lift nothing that nobody wants', { commenters: many(50) }, 0],
    ['nine commenters lift', { weighedVotes: 9, commenters: many(9) }, 1.15],
    ['a hundred commenters lift no higher than the cap', { weighedVotes: 9, commenters: many(1000) }, 1.3],
    [
      'votes on the deal as it was weigh half',
      { weighedVotes: 19, weighedCount: 4, outdated: { weighedVotes: 20, weighedCount: 0, weighedUps: 0 } },
      1,
    ],
    ['the lowest price lifts', { priceStanding: 'lowest' }, 0.15],
    ['a cheaper one elsewhere sinks', { priceStanding: 'beaten' }, -0.15],
    ['what is over sinks two days', { status: 'expired' }, -2],
  ])('%s', (_name, over, expected) => {
    expect(merit(over)).toBeCloseTo(expected, 10)
  })

  it('of a longer window makes all but the time heavier, so that ten times the votes are worth it', () => {
    const ofLonger = { rankHours: 36 }
    const older = best(facts({ ...ofLonger, weighedVotes: 99, rankedFrom: published - 36 * 3_600_000 }))
    expect(older).toBeCloseTo(best(facts({ ...ofLonger, weighedVotes: 9 })), 10)
    const { price, expiry, time } = rankTerms(facts({ ...ofLonger, priceStanding: 'lowest', status: 'expired' }))
    expect(price).toBeCloseTo(0.225, 10)
    expect([expiry, time]).toEqual([-3, rankTerms(facts()).time])
  })

  it('counts time in days since the first day of 2025', () => {
    expect(rankTerms(facts({ rankedFrom: Date.UTC(2025, 0, 1) })).time).toBe(0)
    expect(rankTerms(facts({ rankedFrom: Date.UTC(2025, 0, 2, 12) })).time).toBe(1.5)
  })

  it('tells what one more vote up adds', () => {
    const before = { weighedVotes: 4, weighedCount: 4, weighedUps: 4 }
    const after = { weighedVotes: 5, weighedCount: 5, weighedUps: 5 }
    expect(gainOfOneVote(facts(before))).toBe(best(facts(after)) - best(facts(before)))
  })

  it('never sinks for one more vote up', () => {
    const votes = fc.record({ ups: fc.nat(500), downs: fc.nat(500), commenters: fc.nat(100) })
    const of = ({ ups, downs, commenters }: { ups: number; downs: number; commenters: number }) =>
      best(
        facts({ weighedVotes: ups - downs, weighedCount: ups + downs, weighedUps: ups, commenters: many(commenters) }),
      )
    fc.assert(
      fc.property(votes, (counted) => {
        // The fifth vote brings the approval term in, which may be negative; beyond it the order only rises.
        fc.pre(counted.ups + counted.downs >= 5)
        expect(of({ ...counted, ups: counted.ups + 1 })).toBeGreaterThan(of(counted))
      }),
    )
  })
})
