/** How long an appeal is, in characters. */
export const appealLength = { min: 20, max: 1_000 } as const
/** For so long a decision can be appealed. */
export const appealDays = 30
