/** A share between 0 and 1. */
export const within = (share: number): number => Math.min(1, Math.max(0, share))

/** Where a value lies between two ends, as a share; the ends may fall. */
export const between = (value: number, from: number, to: number): number => within((value - from) / (to - from))

/** Whole points of a part's weight. */
export const pointsOf = (share: number, weight: number): number => Math.round(within(share) * weight)
