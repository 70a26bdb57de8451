import type { BulkDecision } from '@deals/events'
import { foldFrom, type Missing } from '../platform/fold.ts'

/** What was begun under an id, and by whom. */
export type BulkState =
  | Missing
  | {
      readonly status: 'begun'
      readonly userId: string
      readonly decision: BulkDecision
      readonly postIds: readonly number[]
      readonly eventId: string
    }

export const bulkFold = foldFrom<'bulk', 'BulkDecided', Exclude<BulkState, Missing>>(
  {
    BulkDecided: ({ id, data: { userId, decision, postIds } }) => ({
      status: 'begun',
      userId,
      decision,
      postIds,
      eventId: id,
    }),
  },
  {},
)
