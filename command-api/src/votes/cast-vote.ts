import { hasCountedVote, isPoster, type DomainEvent } from '@deals/events'
import type { Caller } from '../platform/invocation.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import { mergedSentence } from '../posts/post.access.ts'
import type { PostOutline } from '../posts/post.state.ts'
import type { VoteState } from './vote.state.ts'

export interface CastVote {
  readonly caller: Caller
  readonly post: Pick<PostOutline, 'postId' | 'authorId' | 'fields' | 'mergedInto' | 'votesOutdatedAt'>
  readonly value: 1 | -1
  /** Gives the same vote to the deal as it has become. */
  readonly again?: boolean | undefined
}

/** Votes on a post; the same value again takes the vote back, unless it is to be given anew. */
export function castVote({ caller, post, value, again = false }: CastVote, vote: VoteState): DomainEvent[] | Refused {
  const { value: previous } = vote
  if (caller.restricts.includes('vote')) {
    return refuse('suspended', { message: 'You may not vote for now.' })
  }
  if (post.mergedInto !== null) {
    return refuse('conflict', { message: mergedSentence })
  }
  if (isPoster(caller, post) && post.fields.affiliated) {
    return refuse('not-allowed', { message: 'You declared a relation to this store, so you cannot vote on this post.' })
  }
  const { postId, authorId } = post
  const about = { postId, userId: caller.id, authorId, previous, weight: weightOf(caller, post) } as const
  if (previous === value && !again) {
    return [{ type: 'VoteCleared', data: about }]
  }
  const isStanding = previous === value && vote.givenAt > (post.votesOutdatedAt ?? 0)
  return isStanding ? [] : [{ type: 'VoteCast', data: { ...about, value } }]
}

/** What the vote counts for in the order of posts. */
function weightOf(caller: Caller, post: Pick<PostOutline, 'authorId'>): 0 | 1 {
  return !isPoster(caller, post) && hasCountedVote(caller) ? 1 : 0
}
