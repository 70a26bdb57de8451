import type { SystemQueries } from '@deals/events'
import { posts, postVotes, type PostDoc, type PostVoteDoc } from '@deals/projector/read-models'
import type { QuestionPorts } from '../platform/questions.ts'

/** What command-api asks about votes, to answer a vote with the number that goes with it. */
export function voteQuestions({ readModels }: QuestionPorts): Pick<SystemQueries, 'voteTotal'> {
  return {
    voteTotal: async ({ postId, userId }) => {
      // The vote first: were it read later, it could be newer than the sum.
      const vote = await readModels.collection<PostVoteDoc>(postVotes).get(`${postId}:${userId}`)
      const post = await readModels.collection<PostDoc>(posts).get(String(postId))
      const isCounted = vote !== null && post !== null && vote.pos <= post.votesPos
      return {
        votes: post?.votes ?? 0,
        counted: (isCounted ? vote.value : vote?.prior) ?? 0,
        voters: post?.voteCount ?? 0,
        comments: post?.commentCount ?? 0,
      }
    },
  }
}
