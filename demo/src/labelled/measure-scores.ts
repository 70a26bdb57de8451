import type { DealEvidence } from '@deals/events'
import type { LabelledDeal } from './labelled-deals.ts'
import type { Trap } from './world.ts'

/** What is measured of a scorer: its answer to one deal. */
export interface Scored {
  readonly score: number
  readonly priceCompetitivenessScore: number
  readonly featureSetScore: number
  readonly confidence?: number | undefined
}
export type Scorer = (evidence: DealEvidence) => Scored

export interface Measured {
  /** Agreement of the order of the scores with the order of the truth, -100 to 100. */
  readonly rankCorrelation: number
  readonly meanError: number
  /** Share of the traps of each kind that were caught, in per cent. */
  readonly caught: Readonly<Record<Trap, number>>
  readonly caughtOfAll: number
  /** How far the confidence lies from the share of scores that are near the truth, in points. */
  readonly calibrationError: number
  readonly confidence: readonly { readonly said: number; readonly near: number; readonly deals: number }[]
}

/** Half of the points of the price: what is at its usual price earns less. */
const mostForUsualPrice = 17
const trickGain = 2
const near = 10

/** How well a scorer does on deals whose worth is known. */
export function measureScores(deals: readonly LabelledDeal[], scorer: Scorer): Measured {
  const judged = deals.map((deal) => {
    const scored = scorer(deal.evidence)
    return { deal, scored, plain: deal.plain === deal.evidence ? scored : scorer(deal.plain) }
  })
  const truths = deals.map(({ truth }) => truth)
  const scores = judged.map(({ scored }) => scored.score)
  const traps = judged.flatMap(({ deal: { trap }, ...answers }) =>
    trap === null ? [] : [{ trap, isCaught: isCaught(trap, answers) }],
  )
  const shareCaught = (some: typeof traps) =>
    Math.round((1000 * some.filter((one) => one.isCaught).length) / Math.max(1, some.length)) / 10
  const ofTrap = (trap: Trap) => shareCaught(traps.filter((one) => one.trap === trap))
  const sure = judged.map(({ deal, scored }) => ({
    said: scored.confidence ?? 100,
    isNear: Math.abs(scored.score - deal.truth) <= near,
  }))
  const confidence = tenths(sure)
  return {
    rankCorrelation: 100 * correlation(ranksOf(scores), ranksOf(truths)),
    meanError: mean(scores.map((score, place) => Math.abs(score - (truths[place] ?? 0)))),
    caught: {
      'fake original': ofTrap('fake original'),
      'raised before': ofTrap('raised before'),
      'small size': ofTrap('small size'),
      'dear parcel': ofTrap('dear parcel'),
      'wall of words': ofTrap('wall of words'),
      injection: ofTrap('injection'),
      'planted posts': ofTrap('planted posts'),
    },
    caughtOfAll: shareCaught(traps),
    calibrationError:
      confidence.reduce((sum, { said, near: share, deals: count }) => sum + Math.abs(said - share) * count, 0) /
      sure.length,
    confidence,
  }
}

/** A trick is caught when it gains nothing, and when a price that is none earns no more than a usual one may. */
function isCaught(trap: Trap, { scored, plain }: { scored: Scored; plain: Scored }): boolean {
  switch (trap) {
    case 'injection':
      return Math.abs(scored.score - plain.score) <= 1
    case 'wall of words':
      return scored.featureSetScore <= plain.featureSetScore + trickGain
    case 'fake original':
    case 'raised before':
    case 'planted posts':
    case 'small size':
    case 'dear parcel':
      return scored.priceCompetitivenessScore <= mostForUsualPrice
  }
}

function tenths(sure: readonly { said: number; isNear: boolean }[]): Measured['confidence'] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const some = sure.filter(({ said }) => Math.min(9, Math.floor(said / 10)) === tenth)
    return {
      said: mean(some.map(({ said }) => said)),
      near: 100 * mean(some.map(({ isNear }) => (isNear ? 1 : 0))),
      deals: some.length,
    }
  }).filter(({ deals }) => deals > 0)
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** The place of each number; equal ones share the middle of theirs. */
function ranksOf(numbers: readonly number[]): number[] {
  const rising = numbers.toSorted((left, right) => left - right)
  return numbers.map((number) => (rising.indexOf(number) + rising.lastIndexOf(number)) / 2)
}

function correlation(left: readonly number[], right: readonly number[]): number {
  const [middleLeft, middleRight] = [mean(left), mean(right)]
  const product = left.reduce((sum, number, at) => sum + (number - middleLeft) * ((right[at] ?? 0) - middleRight), 0)
  const spreadOf = (numbers: readonly number[], middle: number) =>
    Math.sqrt(numbers.reduce((sum, number) => sum + (number - middle) ** 2, 0))
  return product / (spreadOf(left, middleLeft) * spreadOf(right, middleRight))
}

/** What the built-in scorer reached on the 400 labelled deals, in points of 100; a change that loses 2 of them fails the tests. */
export const recorded = {
  rankCorrelation: 87.5,
  trapsCaught: 100,
  fakeOriginalsCaught: 100,
  calibrationError: 3.7,
}
