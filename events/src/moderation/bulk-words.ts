/** The most posts that are decided about at once. */
export const bulkLimit = 50
/** So many of them are decided about by one request, so that who waits sees how far it is. */
export const bulkStep = 5

/** What can be decided about several posts at once; `keep` dismisses their reports, `undo` takes a decision about each back. */
export const bulkDecisions = ['active', 'poster-review', 'expired', 'deleted', 'keep', 'undo'] as const
export type BulkDecision = (typeof bulkDecisions)[number]

/** The same in words: what was done with each of them. */
export const bulkWords: Readonly<Record<BulkDecision, string>> = {
  active: 'Approved',
  'poster-review': 'Sent to the poster',
  expired: 'Marked as expired',
  deleted: 'Deleted',
  keep: 'Kept',
  undo: 'Taken back',
}
