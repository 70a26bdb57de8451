import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'
import { bulkDecisions, bulkLimit } from './bulk-words.ts'

/** More moderators than this are not told of one case. */
export const mostTold = 500

const post = z.object({ postId: z.number().int() })
export const CaseOpened = defineEvent({
  type: 'CaseOpened',
  category: 'case',
  about: 'Moderators were given something to look at.',
  schema: post.extend({ trigger: z.enum(['report', 'ai', 'moderator']) }),
})
export const CaseAssigned = defineEvent({
  type: 'CaseAssigned',
  category: 'case',
  about: 'A moderator took a case.',
  schema: post.extend({ assigneeId: z.string() }),
})
export const CaseNoted = defineEvent({
  type: 'CaseNoted',
  category: 'case',
  sealed: ['note'],
  about: 'A moderator wrote a note on a case.',
  schema: post.extend({ note: z.string() }),
})
export const CaseResolved = defineEvent({
  type: 'CaseResolved',
  category: 'case',
  about: 'A case was decided.',
  schema: post.extend({ decision: z.string(), action: z.string() }),
})
export const CaseReleased = defineEvent({
  type: 'CaseReleased',
  category: 'case',
  about: 'A moderator let a case go without a decision.',
  schema: post,
})
export const BulkDecided = defineEvent({
  type: 'BulkDecided',
  version: 2,
  category: 'bulk',
  about: 'A moderator decided about several posts at once; what became of each stands with the post.',
  schema: z.object({
    bulkId: z.string(),
    /** The moderator. */
    userId: z.string(),
    decision: z.enum(bulkDecisions),
    postIds: z.array(z.number().int()).min(1).max(bulkLimit),
  }),
})
export const CaseKept = defineEvent({
  type: 'CaseKept',
  category: 'case',
  about: 'A post came back changed, and is kept for the moderator who asked for the changes.',
  schema: post.extend({ assigneeId: z.string(), until: z.number() }),
})
export const CaseOverdue = defineEvent({
  type: 'CaseOverdue',
  category: 'case',
  about: 'The site told moderators that something waits for a decision for too long.',
  schema: post.extend({
    /** Since when it waits (ms): of one wait they are told once. */
    since: z.number().int(),
    /** Who holds the case, or else everybody who may decide about it. */
    toldIds: z.array(z.string()).min(1).max(mostTold),
  }),
})
export const moderationEvents = [
  CaseOpened,
  CaseAssigned,
  CaseNoted,
  CaseResolved,
  CaseReleased,
  CaseKept,
  CaseOverdue,
  BulkDecided,
] as const
