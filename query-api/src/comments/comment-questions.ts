import type { AnsweredBy, commentQuestions } from '@deals/events'
import { comments, commentVotes } from '@deals/projector/read-models'
import type { QuestionPorts } from '../platform/questions.ts'

/** What command-api asks about the votes of a comment; a comment and its votes are written together. */
export function commentAnswers({ readModels }: QuestionPorts): AnsweredBy<typeof commentQuestions> {
  return {
    commentVoteTotal: async ({ commentId, userId }) => {
      const [comment, vote] = await Promise.all([
        readModels.collection(comments).get(String(commentId)),
        readModels.collection(commentVotes).get(`${commentId}:${userId}`),
      ])
      return { votes: comment?.votes ?? 0, counted: vote?.value ?? 0 }
    },
  }
}
