import { factTime, type RecordedOf } from '@deals/events'
import type { Folds } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { changePost } from './post-changes.ts'
import { postVotes, unripeVotes, type PostDoc, type PostVoteDoc, type UnripeVoteDoc } from './posts.read-models.ts'

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

/** Votes that may have to be kept among the unripe ones, or taken from there; those of established members never are. */
export function mayBeUnripe(event: VoteEvent): boolean {
  return event.type !== 'VoteCast' || event.data.previous !== 0 || isUnripe(event)
}

/** A poster's own vote never weighs anything; that of a new member does once the account has matured. */
const isUnripe = ({ type, data }: VoteEvent): boolean =>
  type === 'VoteCast' && data.weight === 0 && data.userId !== data.authorId

export const voteId = ({ data: { postId, userId } }: VoteEvent): string => `${postId}:${userId}`

const voteBefore = (documents: Documents, event: VoteEvent): PostVoteDoc | null =>
  documents.get<PostVoteDoc>(postVotes, voteId(event))

function vote(documents: Documents, event: VoteEvent, { value, weight }: Vote): void {
  const { postId, userId } = event.data
  const before = voteBefore(documents, event)
  const at = factTime(event)
  const voteDoc: PostVoteDoc = { postId, userId, value, prior: before?.value ?? 0, weight, pos: event.position, at }
  documents.put(postVotes, voteId(event), voteDoc)
  keepUnripe(documents, event)
  changePost(documents, postId, (post) => counted(post, before ?? noVote, voteDoc))
}

const noVote: Vote = { value: 0, weight: 0 }

function keepUnripe(documents: Documents, event: VoteEvent): void {
  const { postId, userId } = event.data
  if (isUnripe(event)) {
    documents.put<UnripeVoteDoc>(unripeVotes, voteId(event), { postId, userId })
  } else if (mayBeUnripe(event) && documents.get(unripeVotes, voteId(event)) !== null) {
    documents.remove(unripeVotes, voteId(event))
  }
}

const isVote = ({ value }: Vote): number => (value === 0 ? 0 : 1)
const isWeighed = (one: Vote): number => isVote(one) * one.weight
const isWeighedUp = ({ value, weight }: Vote): number => (value === 1 ? weight : 0)

/** The sums with one member's vote replaced by another. Votes come by the million: what changes is made at once. */
function counted(post: PostDoc, from: Vote, to: PostVoteDoc): Partial<PostDoc> {
  return {
    votes: post.votes + to.value - from.value,
    voteCount: post.voteCount + isVote(to) - isVote(from),
    weighedVotes: post.weighedVotes + to.value * to.weight - from.value * from.weight,
    weighedCount: post.weighedCount + isWeighed(to) - isWeighed(from),
    weighedUps: post.weighedUps + isWeighedUp(to) - isWeighedUp(from),
    votesPos: to.pos,
    // Back-filled votes may come out of order; a page compares with the latest.
    voteAggregatedAt: Math.max(post.voteAggregatedAt ?? 0, to.at),
  }
}
