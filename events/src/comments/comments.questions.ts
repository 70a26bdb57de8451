import { z } from 'zod'
import { userIdField } from '../platform/asked-fields.ts'
import { processCall } from '../platform/process-call.ts'
import { countedField } from '../votes/votes.questions.ts'

/** What command-api asks about comments. */
export const commentQuestions = {
  commentVoteTotal: processCall('Votes of a comment as threads show them, and how much of them is this member’s own.', {
    asks: z.object({ commentId: z.number().int(), userId: userIdField }),
    answers: z.object({ votes: z.number(), counted: countedField }),
  }),
}
