import { canDelete, canModerate, isPoster, type DomainEvent, type Viewer } from '@deals/events'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { factsOf, mergedSentence, readable, type PostCounts } from './post.access.ts'
import type { PostState } from './post.state.ts'

export interface DeletePost {
  readonly caller: Viewer
  readonly counts: PostCounts
  readonly reason: string | null
  readonly now: number
}

/** Takes a post away. Deleting what is deleted is done already. */
export function deletePost({ caller, counts, reason, now }: DeletePost, state: PostState): DomainEvent[] | Refused {
  const post = readable(state, caller)
  if (isRefused(post)) {
    return post
  }
  const isModerator = canModerate(caller)
  if (post.status === 'deleted' && (isModerator || isPoster(caller, post))) {
    return []
  }
  if (!isModerator && !isPoster(caller, post)) {
    return refuse('not-allowed', { message: 'You may not delete this post.' })
  }
  if (!canDelete(caller, factsOf(post, counts), now)) {
    if (post.mergedInto !== null) {
      return refuse('conflict', { message: mergedSentence })
    }
    return post.status === 'staff-review'
      ? refuse('conflict', { message: 'A post under review cannot be deleted.' })
      : refuse('not-allowed', { message: 'A post with votes or comments can be deleted for 24 hours only.' })
  }
  const cause = isPoster(caller, post) ? 'author' : 'moderator'
  const { postId, authorId, status: from } = post
  return [{ type: 'PostDeleted', data: { postId, authorId, from, cause, reason } }]
}
