import type { VoteRootEvent } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** The root of the votes of a day. id: its day */
export type VoteRootDoc = VoteRootEvent['data'] & {
  publishedAt: number
  /** Its positions are those of the log of which this one is a copy. */
  isCopied: boolean
}
export const voteRoots: CollectionSchema<VoteRootDoc> = {
  name: 'vote_roots',
  fields: { day: 'number' },
  indexes: [['-day']],
}
