import { canExpire, expiresAs, isPoster, type DomainEvent, type Viewer } from '@deals/events'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { factsOf, readable } from './post.access.ts'
import type { ExistingPost, PostState } from './post.state.ts'

/** The deal is over: the poster, the people with a role and trusted members may say so. */
export function expirePost(
  { caller, now }: { caller: Viewer; now: number },
  state: PostState,
): DomainEvent[] | Refused {
  const post = readable(state, caller)
  if (isRefused(post)) {
    return post
  }
  if (!canExpire(caller, { ...factsOf(post), status: 'active' }, now)) {
    return refuse('not-allowed', { message: 'You may not mark this post as expired.' })
  }
  if (post.status !== 'active') {
    const message = post.status === 'expired' ? 'This post is expired already.' : 'Only an active post can expire.'
    return refuse('conflict', { message })
  }
  return [{ type: 'PostExpired', data: { postId: post.postId, from: post.status, cause: causeOf(caller, post) } }]
}

function causeOf(caller: Viewer, post: ExistingPost): 'author' | 'moderator' | 'member' {
  return isPoster(caller, post) ? 'author' : expiresAs(caller)
}
