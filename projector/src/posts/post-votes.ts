import { factTime, type RecordedOf } from '@deals/events'
import type { Folds } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { reasonsWith } from './down-reasons.ts'
import { changePost } from './post-changes.ts'
import { exchanged, noVote, outdatedWith } from './vote-sums.ts'
import { postVotes, unripeVotes, type PostDoc, type PostVoteDoc } from './posts.read-models.ts'

type VoteEvent = RecordedOf<'VoteCast' | 'VoteCleared' | 'VoteMatured'>
type AboutVote = VoteEvent | RecordedOf<'DownvoteExplained'>

/** The vote of each member and the sums of the post, kept by one projection so that they always agree. */
export const voteFolds = {
  VoteCast: (documents, event) => vote(documents, event, event.data),
  VoteCleared: (documents, event) => vote(documents, event, { value: 0, weight: event.data.weight }),
  DownvoteExplained: explained,
  VoteMatured: (documents, event) => {
    const before = voteBefore(documents, event)
    if (before !== null) {
      const { value, pos, castPos = pos, reason } = before
      vote(documents, event, { value, weight: 1, castPos, reason })
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

export const voteId = ({ data: { postId, userId } }: AboutVote): string => `${postId}:${userId}`

const voteBefore = (documents: Documents, event: AboutVote): PostVoteDoc | null =>
  documents.get(postVotes, voteId(event))

function vote(
  documents: Documents,
  event: VoteEvent,
  { value, weight, castPos, reason }: Pick<PostVoteDoc, 'value' | 'weight' | 'castPos' | 'reason'>,
): void {
  const { postId, userId } = event.data
  const before = voteBefore(documents, event)
  const at = factTime(event)
  const prior = before?.value ?? 0
  const voteDoc: PostVoteDoc = { postId, userId, value, prior, weight, pos: event.position, at }
  if (castPos !== undefined) {
    voteDoc.castPos = castPos
  }
  if (reason !== undefined) {
    voteDoc.reason = reason
  }
  documents.put(postVotes, voteId(event), voteDoc)
  keepUnripe(documents, event)
  changePost(documents, postId, (post) => ({
    ...counted(post, before, voteDoc),
    ...(before?.reason !== reason && reasonsWith(post, { userId, from: before?.reason, to: reason, link: null })),
  }))
}

/** A reason is kept with the vote that it explains. */
function explained(documents: Documents, event: RecordedOf<'DownvoteExplained'>): void {
  const { postId, userId, reason, link } = event.data
  const before = voteBefore(documents, event)
  if (before !== null) {
    documents.put(postVotes, voteId(event), { ...before, reason })
    changePost(documents, postId, (post) => reasonsWith(post, { userId, from: before.reason, to: reason, link }))
  }
}

function keepUnripe(documents: Documents, event: VoteEvent): void {
  const { postId, userId } = event.data
  if (isUnripe(event)) {
    documents.put(unripeVotes, voteId(event), { postId, userId })
  } else if (mayBeUnripe(event) && documents.get(unripeVotes, voteId(event)) !== null) {
    documents.remove(unripeVotes, voteId(event))
  }
}

/** The sums with one member's vote replaced by another. */
function counted(post: PostDoc, from: PostVoteDoc | null, to: PostVoteDoc): Partial<PostDoc> {
  const { outdated } = post
  return {
    votes: post.votes + to.value - (from?.value ?? 0),
    ...exchanged(post, from ?? noVote, to),
    ...(outdated !== undefined && { outdated: outdatedWith(outdated, from, to) }),
    votesPos: to.pos,
    // Back-filled votes may come out of order; a page compares with the latest.
    voteAggregatedAt: Math.max(post.voteAggregatedAt ?? 0, to.at),
  }
}
