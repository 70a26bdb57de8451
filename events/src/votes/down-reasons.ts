/** Why somebody votes a deal down, if they say so. */
export const downReasons = ['cheaper', 'product', 'store', 'not-a-deal', 'other'] as const
export type DownReason = (typeof downReasons)[number]
export const downReasonWords: Readonly<Record<DownReason, string>> = {
  cheaper: 'Cheaper elsewhere',
  product: 'Problem with product',
  store: 'Problem with store',
  'not-a-deal': 'Not a deal',
  other: 'Other',
}
/** Whether a reason says where. */
export const namesLink = (reason: DownReason): boolean => reason === 'cheaper'
