import type { DomainEvent, Viewer } from '@deals/events'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import type { PostState } from '../posts/post.state.ts'
import { refuseDecided } from '../platform/decided-already.ts'
import { judged } from './set-post-status.ts'

export interface UndoDecision {
  readonly caller: Viewer
  /** The version that the decision made. */
  readonly version: number
}

/** A moderator takes the last decision about a post back, whoever of them made it: the post stands as before. */
export function undoDecision({ caller, version }: UndoDecision, state: PostState): DomainEvent[] | Refused {
  const post = judged(caller, state)
  if (isRefused(post)) {
    return post
  }
  const { lastDecision, postId, authorId, status: from } = post
  if (lastDecision.version !== version) {
    return lastDecision.version > version
      ? refuseDecided(lastDecision)
      : refuse('conflict', { message: 'There is no such decision to take back.' })
  }
  const { before, isByModerator } = lastDecision
  if (before === null || !isByModerator) {
    return refuse('conflict', { message: 'Only what a moderator decided can be taken back.' })
  }
  const { status: to, publishedAt } = before
  return [{ type: 'PostDecisionUndone', data: { postId, authorId, from, to, undone: version, publishedAt } }]
}
