import { z } from 'zod'
import { reportNoteLimit, reportOutcomes, reportReasons } from './report-reasons.ts'
export const reportRequest = z.strictObject({
  reason: z.enum(reportReasons),
  note: z.string().trim().max(reportNoteLimit, `A note has at most ${reportNoteLimit} characters`).nullish(),
})
/** What the member who asks has reported of a thing, and what became of it; null where that is nothing. */
export const ownReportView = z.object({
  report: z
    .object({ at: z.string(), reason: z.enum(reportReasons), outcome: z.enum(['upheld', 'dismissed']).nullable() })
    .nullable(),
})
export type OwnReportView = z.infer<typeof ownReportView>
export const resolveReportRequest = z.strictObject({ outcome: z.enum(reportOutcomes) })
