import { streamOf } from '@deals/events'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { loadState, type LogPorts } from '../platform/fold.ts'
import { becauseOf, type Merge } from '../posts/merge.stream.ts'
import { carryVote } from './carry-vote.ts'
import { voteFold } from './vote.state.ts'

/** Decides about the vote on the post that stays of somebody who voted on the duplicate. */
export async function followWithVote(ports: LogPorts, merge: Merge, userId: string) {
  const vote = await loadState(ports, streamOf.vote(merge.from.postId, userId), voteFold)
  return decideAndAppend(ports, becauseOf(merge, 'carry-vote'), {
    stream: streamOf.vote(merge.into.postId, userId),
    fold: voteFold,
    decide: (state) => carryVote({ merge, userId, vote }, state),
  })
}
