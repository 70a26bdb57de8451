import { z } from 'zod'
import { reportReasons } from './report-reasons.ts'
export const reportRequest = z.strictObject({
  reason: z.enum(reportReasons),
  note: z.string().trim().max(1000).nullish(),
})
