import { z } from 'zod'

/** How many days back staff look. */
export const staffPeriods = ['7', '30', '90'] as const
export const periodField = z.preprocess(
  (given) => given ?? '7',
  z.enum(staffPeriods, 'days must be 7, 30 or 90').transform(Number),
)
