import { z } from 'zod'
import { postIdField, readAfter } from '../platform/asked-fields.ts'
import { processCall } from '../platform/process-call.ts'
import { reportReasons } from './report-reasons.ts'

/** A report by the name of its stream without the category. */
const namedReport = z.object({ id: z.string(), reason: z.enum(reportReasons) })
export type OpenReport = z.infer<typeof namedReport>

/** What command-api and workers ask about reports. */
export const reportQuestions = {
  openReports: processCall('What the reports weigh that are still open on a post.', {
    asks: readAfter.extend({ postId: postIdField }),
    answers: z.object({ reporters: z.number(), score: z.number(), harmfulByTrusted: z.boolean() }),
  }),
  reportsOn: processCall('Undecided reports on a post itself, or on one of its comments.', {
    asks: readAfter.extend({ postId: postIdField, commentId: z.number().int().nullable() }),
    answers: z.array(namedReport),
  }),
  decidedReports: processCall('Reports on a post and its comments that were decided, the latest first.', {
    asks: readAfter.extend({ postId: postIdField }),
    answers: z.array(namedReport),
  }),
}
