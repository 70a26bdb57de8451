import { highestDiscount, type PostType } from '../posts/post.vocabulary.ts'

/** Most alerts of a member, and what their fields may hold. */
export const alertLimits = {
  alerts: 50,
  /** Of members whose account is new. */
  alertsOfNewcomers: 5,
  nameLength: 60,
  keywords: 10,
  keywordShortest: 2,
  keywordLongest: 50,
  places: 10,
  highestPrice: 999_999.99,
  highestDiscount,
  /** Instant notices of a member on one day (UTC); later ones of that day are grouped. */
  instantNoticesADay: 100,
} as const

export const alertCurrencies = ['USD', 'CAD', 'both'] as const
export type AlertCurrency = (typeof alertCurrencies)[number]
export const alertVoteSteps = [0, 5, 10, 25, 50, 100] as const
export const alertScoreSteps = [60, 70, 80, 90] as const
/** Whether every threshold must be met, or one of them is enough. */
export const alertMatchings = ['all', 'any'] as const
export const alertFrequencies = ['instant', 'hourly', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]
export const alertSnoozes = ['1d', '7d'] as const
export const alertTypesByDefault: readonly PostType[] = ['product', 'sales']

/** What a post has that an alert asked for; a notice says it. */
export const alertReasons = [
  'keyword',
  'category',
  'sub-category',
  'store',
  'price',
  'discount',
  'votes',
  'score',
  'lowest-price',
] as const
export type AlertReasonKind = (typeof alertReasons)[number]

/** An alert fires again for a post whose price fell by this share since it fired last. */
export const firesAgainBelow = 0.95
/** How far back a rehearsal looks. */
export const rehearsalDays = 30
/** Posts that were published longer ago are not told of any more. */
export const foundWithinDays = 30
