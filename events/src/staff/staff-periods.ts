import { z } from 'zod'

/** How many days back anybody looks. */
export const staffPeriods = ['7', '30', '90'] as const
type StaffPeriod = (typeof staffPeriods)[number]
/** The days of a question; so many where it says nothing. */
export const periodOf = (usual: StaffPeriod) =>
  z.preprocess((given) => given ?? usual, z.enum(staffPeriods, 'days must be 7, 30 or 90').transform(Number))
/** How many days back staff look. */
export const periodField = periodOf('7')
