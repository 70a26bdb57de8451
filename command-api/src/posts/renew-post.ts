import { canRenew, type DomainEvent, type Viewer } from '@deals/events'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { factsOf, readable } from './post.access.ts'
import type { PostState } from './post.state.ts'

/** An expired deal is back: the poster may say so for 30 days, people with a role at any time. */
export function renewPost({ caller, now }: { caller: Viewer; now: number }, state: PostState): DomainEvent[] | Refused {
  const post = readable(state, caller)
  if (isRefused(post)) {
    return post
  }
  if (!canRenew(caller, { ...factsOf(post), status: 'expired' }, now)) {
    return refuse('not-allowed', { message: 'You may not renew this post.' })
  }
  if (post.status !== 'expired') {
    return refuse('conflict', { message: 'Only an expired post can be renewed.' })
  }
  return [{ type: 'PostRenewed', data: { postId: post.postId, from: post.status } }]
}
