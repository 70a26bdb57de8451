import { dayMs, canRestore, isPoster, restoreDays, type DomainEvent, type Viewer } from '@deals/events'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { ownPost, readable } from './post.access.ts'
import type { PostState } from './post.state.ts'

/** Brings a deleted post back into the status it had. */
export function restorePost(
  { caller, now }: { caller: Viewer; now: number },
  state: PostState,
): DomainEvent[] | Refused {
  const post = readable(state, caller)
  if (isRefused(post)) {
    return post
  }
  if (!canRestore(caller)) {
    return refuse('not-allowed', { message: 'Only moderators restore posts.' })
  }
  if (post.deletion === null) {
    return refuse('conflict', { message: 'This post is not deleted.' })
  }
  if (now - post.deletion.at > restoreDays * dayMs) {
    return refuse('conflict', { message: `A post can be restored for ${restoreDays} days.` })
  }
  if (isPoster(caller, post) && post.lastDecision.byId !== caller.id) {
    return ownPost
  }
  const { postId, authorId } = post
  return [{ type: 'PostRestored', data: { postId, authorId, from: 'deleted', to: post.deletion.from } }]
}
