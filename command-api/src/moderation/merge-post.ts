import { isDecidableIn, isPoster, type DomainEvent, type PostStatus, type Viewer } from '@deals/events'
import { isRefused, refuse, refuseField, type Refused } from '../platform/refusal.ts'
import type { PostState } from '../posts/post.state.ts'
import { judged, refuseLate } from './set-post-status.ts'

export interface MergePost {
  readonly caller: Viewer
  /** The post that stays. */
  readonly into: PostState
  readonly version: number | null
}

/** A moderator folds a duplicate into the post that stays: from then on the one leads to the other. */
export function mergePost({ caller, into, version }: MergePost, state: PostState): DomainEvent[] | Refused {
  const post = judged(caller, state)
  if (isRefused(post)) {
    return post
  }
  const target = refuseTarget(caller, into, post.postId)
  if (target !== null) {
    return target
  }
  const late = refuseLate({ version, isPossible: isDecidableIn('merge', post.status) }, post)
  return late ?? mergedBy(post, into)
}

function refuseTarget(caller: Viewer, into: PostState, postId: number): Refused | null {
  if (into.status === 'missing') {
    return refuseField('into', 'There is no such post.')
  }
  if (into.postId === postId) {
    return refuseField('into', 'A post cannot be merged into itself.')
  }
  if (isPoster(caller, into)) {
    return refuse('not-allowed', { message: 'You cannot merge a post into your own.' })
  }
  return into.status === 'active' ? null : refuseField('into', 'Only an active post can take another one in.')
}

function mergedBy(post: { postId: number; status: PostStatus }, into: PostState): DomainEvent[] {
  return into.status === 'missing'
    ? []
    : [{ type: 'PostMerged', data: { postId: post.postId, from: post.status, into: into.postId } }]
}
