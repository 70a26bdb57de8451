import { dayMs } from '../platform/day.ts'

/** The largest file that may be an icon. */
export const iconBytes = 512 * 1024
export const iconTooLarge = 'An icon has at most 512 KB'

/** Stores that were merged one into the other, more of them in a row than staff ever make, lead nowhere. */
export const longestStoreWay = 20

/** How much a member says who asks to speak for a store. */
export const statementLimits = { least: 10, most: 500, mostProof: 300 } as const
/** Days before a member whom staff declined may ask for the same store again. */
export const askAgainDays = 30
export const askAgainAt = (declinedAt: number): number => declinedAt + askAgainDays * dayMs
