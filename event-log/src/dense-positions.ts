import { numberOf, type Position } from '@deals/events/platform'

/** For logs that leave no position out, and for them alone. */
export const countBetween = (after: Position, upTo: Position): number => Math.max(0, numberOf(upTo) - numberOf(after))
