import { z } from 'zod'
import { reportOutcomes, reportReasons } from './report-reasons.ts'
export const reportRequest = z.strictObject({
  reason: z.enum(reportReasons),
  note: z.string().trim().max(1000).nullish(),
})
export const resolveReportRequest = z.strictObject({ outcome: z.enum(reportOutcomes) })
export const resolveReportReply = z.object({ id: z.string(), outcome: z.enum(reportOutcomes) })
