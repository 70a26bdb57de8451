import { z } from 'zod'

/** Of fewer deals nothing is said. */
export const fewestDeals = 5

/** A figure and of how many deals it is made; null where they are too few to say anything. */
const figure = z.object({ value: z.number().nullable(), deals: z.number() })

/** How far the latest deals of a store or a member could be relied on. Shares are from 0 to 1. */
export const reliability = z.object({
  /** Of deals about which others than the poster said whether they are there: the share that one of them confirmed. */
  confirmed: figure,
  /** Of products whose page was read with its price: the share whose price agreed, as it was looked at last. */
  accurate: figure,
  /** Hours that the middle one of the deals that are over lived. */
  medianHours: figure,
  /** Of those: the share that was over within two days, or before the end that was named. */
  early: figure,
  /** How many of the latest deals were looked at. */
  deals: z.number(),
})
export type Reliability = z.infer<typeof reliability>
