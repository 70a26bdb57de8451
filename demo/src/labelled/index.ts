/** The door @deals/demo/labelled: deals whose worth is known, and how a scorer is measured by them. */
export { labelledDeals } from './labelled-deals.ts'
export type { LabelledDeal } from './labelled-deals.ts'
export type { Trap } from './world.ts'
export { measureScores } from './measure-scores.ts'
export type { Measured, Scored, Scorer } from './measure-scores.ts'
export { recorded } from './measure-scores.ts'
