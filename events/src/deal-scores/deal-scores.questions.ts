import { z } from 'zod'
import { limitField, postIdField, timeField } from '../platform/asked-fields.ts'
import { processCall } from '../platform/process-call.ts'

/** What the watchdog asks about scores. */
export const dealScoreQuestions = {
  stuckScores: processCall('Scores that wait since before a time.', {
    asks: z.object({ before: timeField, limit: limitField }),
    answers: z.array(z.object({ postId: postIdField, attempt: z.number() })),
  }),
}
