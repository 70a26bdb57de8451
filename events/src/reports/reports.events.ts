import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'
import { reportOutcomes, reportReasons } from './report-reasons.ts'

const subject = z.object({ postId: z.number().int(), commentId: z.number().int().nullable(), userId: z.string() })
export const PostReported = defineEvent({
  type: 'PostReported',
  category: 'report',
  sealed: ['note'],
  about: 'A member reported a post or a comment.',
  schema: subject.extend({
    reason: z.enum(reportReasons),
    note: z.string().nullable(),
    authorId: z.string(),
    /** What the reporter's word weighs: twice the share of upheld reports; 1 for a newcomer. */
    weight: z.number(),
    /** Trust level of the reporter at that time. */
    trust: z.number().int().min(0).max(2),
  }),
})
export const ReportResolved = defineEvent({
  type: 'ReportResolved',
  category: 'report',
  about: 'A report was upheld or dismissed.',
  schema: subject.extend({ outcome: z.enum(reportOutcomes), caseId: z.number().int().nullable() }),
})
export const ReportReopened = defineEvent({
  type: 'ReportReopened',
  category: 'report',
  about: 'A decision about a report was taken back.',
  schema: subject.extend({
    /** What had been decided. */
    outcome: z.enum(reportOutcomes),
    reason: z.enum(reportReasons),
    weight: z.number(),
    /** When it was made (ms). */
    reportedAt: z.number(),
  }),
})
export const reportEvents = [PostReported, ReportResolved, ReportReopened] as const
