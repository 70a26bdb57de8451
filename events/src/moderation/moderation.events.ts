import { z } from 'zod'
import { defineEvent, type EventOf } from '../platform/event.ts'
import { bulkDecisions, bulkLimit } from './bulk-words.ts'

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
export const moderationEvents = [
  CaseOpened,
  CaseAssigned,
  CaseNoted,
  CaseResolved,
  CaseReleased,
  CaseKept,
  BulkDecided,
] as const
export type ModerationEvent = EventOf<(typeof moderationEvents)[number]>
