import type { SystemQueries } from '@deals/events'
import { comments, commentVotes, type CommentDoc, type CommentVoteDoc } from '@deals/projector/read-models'
import type { QuestionPorts } from '../platform/questions.ts'

/** What command-api asks about the votes of a comment; a comment and its votes are written together. */
export function commentQuestions({ readModels }: QuestionPorts): Pick<SystemQueries, 'commentVoteTotal'> {
  return {
    commentVoteTotal: async ({ commentId, userId }) => {
      const [comment, vote] = await Promise.all([
        readModels.collection<CommentDoc>(comments).get(String(commentId)),
        readModels.collection<CommentVoteDoc>(commentVotes).get(`${commentId}:${userId}`),
      ])
      return { votes: comment?.votes ?? 0, counted: vote?.value ?? 0 }
    },
  }
}
