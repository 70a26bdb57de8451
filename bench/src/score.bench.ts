import { labelledDeals, measureScores, recorded } from '@deals/demo/labelled'
import { scoreDeal, scorerModel } from '@deals/workers/app'
import type { Bench, Figure } from './measure.ts'

/** How far scores can be believed: the built-in scorer on deals whose worth is known. */
export const score: Bench = {
  name: 'score',
  about: 'agreement of deal scores with the truth of 400 labelled deals',
  run: async () => figuresOf(),
}

function figuresOf(): Figure[] {
  const deals = labelledDeals()
  const measured = measureScores(deals, scoreDeal)
  const points = (value: number) => `${value.toFixed(1)} of 100`
  return [
    { what: 'scorer', value: scorerModel },
    { what: 'deals', value: String(deals.length) },
    {
      what: 'rank correlation with the truth',
      value: points(measured.rankCorrelation),
      ratio: measured.rankCorrelation / recorded.rankCorrelation,
      against: 'the recorded figure',
    },
    { what: 'mean distance from the truth', value: `${measured.meanError.toFixed(1)} points` },
    { what: 'traps caught', value: `${measured.caughtOfAll} %` },
    ...Object.entries(measured.caught).map(([trap, share]) => ({ what: `  ${trap}`, value: `${share} %` })),
    { what: 'calibration error', value: points(measured.calibrationError) },
    ...measured.confidence.map(({ said, near, deals: count }) => ({
      what: `  says ${said.toFixed(0)} %, ${count} deals`,
      value: `${near.toFixed(0)} % within 10 points`,
    })),
  ]
}
