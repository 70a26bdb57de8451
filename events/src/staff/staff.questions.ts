import { z } from 'zod'
import { processCall } from '../platform/process-call.ts'

/** What workers ask about what staff set. */
export const staffQuestions = {
  siteSettings: processCall('Limits and thresholds that were set, by name.', {
    asks: z.object({}),
    answers: z.record(z.string(), z.number()),
  }),
}
