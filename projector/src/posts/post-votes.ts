import { factTime, type RecordedOf } from '@deals/events'
import type { Folds } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { changePost } from './post-changes.ts'
import { postVotes, type PostDoc, type PostVoteDoc } from './posts.read-models.ts'

type VoteEvent = RecordedOf<'VoteCast' | 'VoteCleared' | 'VoteMatured'>
type Vote = Pick<PostVoteDoc, 'value' | 'weight'>

/** The vote of each member and the sums of the post, kept by one projection so that they always agree. */
export const voteFolds = {
  VoteCast: (documents, event) => vote(documents, event, event.data),
  VoteCleared: (documents, event) => vote(documents, event, { value: 0, weight: event.data.weight }),
  VoteMatured: (documents, event) => {
    const before = voteBefore(documents, event)
    if (before !== null) {
      vote(documents, event, { value: before.value, weight: 1 })
    }
  },
} satisfies Folds

export const voteId = ({ data: { postId, userId } }: VoteEvent): string => `${postId}:${userId}`

const voteBefore = (documents: Documents, event: VoteEvent): PostVoteDoc | null =>
  documents.get<PostVoteDoc>(postVotes, voteId(event))

function vote(documents: Documents, event: VoteEvent, { value, weight }: Vote): void {
  const { postId, userId } = event.data
  const before = voteBefore(documents, event)
  const at = factTime(event)
  const voteDoc: PostVoteDoc = { postId, userId, value, prior: before?.value ?? 0, weight, pos: event.position, at }
  documents.put(postVotes, voteId(event), voteDoc)
  changePost(documents, postId, (post) => ({
    ...counted(post, before ?? { value: 0, weight: 0 }, { value, weight }),
    votesPos: event.position,
    // Back-filled votes may come out of order; a page compares with the latest.
    voteAggregatedAt: Math.max(post.voteAggregatedAt ?? 0, at),
  }))
}

const isVote = ({ value }: Vote): number => (value === 0 ? 0 : 1)
const isWeighed = (one: Vote): number => isVote(one) * one.weight
const isWeighedUp = ({ value, weight }: Vote): number => (value === 1 ? weight : 0)

/** The sums with one member's vote replaced by another. */
function counted(post: PostDoc, from: Vote, to: Vote): PostDoc {
  return {
    ...post,
    votes: post.votes + to.value - from.value,
    voteCount: post.voteCount + isVote(to) - isVote(from),
    weighedVotes: post.weighedVotes + to.value * to.weight - from.value * from.weight,
    weighedCount: post.weighedCount + isWeighed(to) - isWeighed(from),
    weighedUps: post.weighedUps + isWeighedUp(to) - isWeighedUp(from),
  }
}
