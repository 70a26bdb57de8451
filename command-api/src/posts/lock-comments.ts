import { canLockComments, isPoster, type DomainEvent, type Viewer } from '@deals/events'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { factsOf, ownPost, readable } from './post.access.ts'
import type { ExistingPost, PostState } from './post.state.ts'

interface Given {
  readonly caller: Viewer
  readonly now: number
}

/** Ends the talk under a post, with a reason that everybody there reads. */
export function lockComments(
  { reason, ...given }: Given & { reason: string },
  state: PostState,
): DomainEvent[] | Refused {
  const post = lockable(given, state)
  if (isRefused(post)) {
    return post
  }
  return post.areCommentsLocked
    ? refuse('conflict', { message: 'Comments are locked already.' })
    : [{ type: 'PostCommentsLocked', data: { postId: post.postId, reason } }]
}

/** Lets the talk under a post go on. */
export function unlockComments(given: Given, state: PostState): DomainEvent[] | Refused {
  const post = lockable(given, state)
  if (isRefused(post)) {
    return post
  }
  return post.areCommentsLocked
    ? [{ type: 'PostCommentsUnlocked', data: { postId: post.postId } }]
    : refuse('conflict', { message: 'Comments are not locked.' })
}

function lockable({ caller, now }: Given, state: PostState): ExistingPost | Refused {
  const post = readable(state, caller)
  if (isRefused(post)) {
    return post
  }
  if (isPoster(caller, post)) {
    return ownPost
  }
  return canLockComments(caller, factsOf(post), now)
    ? post
    : refuse('not-allowed', { message: 'Moderators lock the comments of posts that everybody can read.' })
}
