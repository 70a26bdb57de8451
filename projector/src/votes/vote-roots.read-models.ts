import type { VoteRootEvent } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** The root of the votes of a day. id: its chained hash, because a day has two where a clock was ahead */
export type VoteRootDoc = VoteRootEvent['data'] & {
  /** Where it stands in the log: the order of the chain. */
  pos: number
  publishedAt: number
  /** Its positions are those of the log of which this one is a copy. */
  isCopied: boolean
}
export const voteRoots: CollectionSchema<VoteRootDoc> = {
  name: 'vote_roots',
  fields: { day: 'number', before: 'number', pos: 'number', isCopied: 'boolean' },
  indexes: [['-day', '-pos'], ['-pos'], ['isCopied', '-pos'], ['isCopied', '-before', '-pos']],
}
