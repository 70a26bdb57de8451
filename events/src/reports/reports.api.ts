import { z } from 'zod'
import { reportNoteLimit, reportOutcomes, reportReasons } from './report-reasons.ts'
export const reportRequest = z.strictObject({
  reason: z.enum(reportReasons),
  note: z.string().trim().max(reportNoteLimit, `A note has at most ${reportNoteLimit} characters`).nullish(),
})
export const resolveReportRequest = z.strictObject({ outcome: z.enum(reportOutcomes) })
