import type { AskedPoster, Finding, PosterOutcome, PostStatus, ReportReason } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** A report that nobody has decided yet. `id` is its stream's name without the category. */
export interface OpenReport {
  id: string
  userId: string
  reason: ReportReason
  weight: number
  at: number
  /** Set when a comment of the post was reported. */
  commentId?: number
}
/** What a moderator decided about somebody's post, and when. */
export interface PosterDecision {
  outcome: PosterOutcome
  at: number
}
/** What moderators have to do with a post: where it waits, why, and who looks at it. id: postId */
export interface CaseDoc {
  postId: number
  authorId: string
  categorySlug: string
  storeSlug?: string
  status: PostStatus
  /** The status while it is one of review; else absent. */
  lane?: PostStatus
  /** Since when it waits where it is. */
  since: number
  findings: Finding[]
  /** Where it stood before its status changed last, for a decision that is taken back. */
  prior?: { status: PostStatus; since: number; findings: Finding[]; decided?: PosterDecision }
  /** What a moderator decided about it last. */
  decided?: PosterDecision
  /** When that was. */
  decidedAt?: number
  reports: OpenReport[]
  /** Readers by the hour, numbered from 1970, of the day before the last of them. */
  views?: { hour: number; count: number }[]
  /** Codes of findings and reasons of open reports. */
  reasons: string[]
  /** Place in the queue of its lane, and among reported posts: higher is more pressing, whatever the time is. */
  rank: number
  isReported: boolean
  /** When the oldest open report came in. */
  reportedSince?: number
  reportedRank: number
  /** Since when members say that the expired deal is back, until somebody answers that. */
  backSince?: number
  /** Set while it waits for its poster. */
  asked?: AskedPoster
  /** When the poster is to be reminded next, or the post ends. */
  posterDueAt?: number
  assigneeId?: string
  /** Until when nobody but the assignee decides about it. */
  heldUntil?: number
  /** The assignee asked for the changes with which it came back, and comes first until then. */
  keptUntil?: number
}
export const cases: CollectionSchema<CaseDoc> = {
  name: 'cases',
  fields: {
    postId: 'number',
    authorId: 'text',
    categorySlug: 'text',
    storeSlug: 'text',
    lane: 'text',
    since: 'number',
    reasons: 'texts',
    rank: 'number',
    isReported: 'boolean',
    reportedSince: 'number',
    reportedRank: 'number',
    assigneeId: 'text',
    heldUntil: 'number',
    keptUntil: 'number',
    posterDueAt: 'number',
    decidedAt: 'number',
  },
  indexes: [
    ['posterDueAt'],
    ['lane', '-rank'],
    ['isReported', '-reportedRank'],
    // What is kept for one moderator stands before everything else, whatever else waits.
    ['assigneeId', 'lane', '-rank'],
    ['assigneeId', 'isReported', '-reportedRank'],
    ['authorId', '-decidedAt'],
    // What waits longest, for those who are told of it.
    ['lane', 'since'],
    ['isReported', 'reportedSince'],
  ],
  counts: [['lane'], ['isReported']],
}
