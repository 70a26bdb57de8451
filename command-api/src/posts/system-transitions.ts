import type { DomainEvent, Finding } from '@deals/events'
import type { PostState } from './post.state.ts'

/** The end has come, by its date or by what members say. */
export function expireBySystem({ cause }: { cause: 'report' | 'schedule' }, state: PostState): DomainEvent[] {
  return state.status === 'active'
    ? [{ type: 'PostExpired', data: { postId: state.postId, from: 'active', cause } }]
    : []
}

/** Reports or findings take a live post out of sight. */
export function sendToStaffReview({ findings }: { findings: readonly Finding[] }, state: PostState): DomainEvent[] {
  if (state.status !== 'active' && state.status !== 'ai-review') {
    return []
  }
  const { postId, status } = state
  return [
    {
      type: 'PostSentToReview',
      data: { postId, from: status, to: 'staff-review', feedback: null, findings: [...findings] },
    },
  ]
}

/** Nobody edited it for too long. */
export function abandonPost(_command: object, state: PostState): DomainEvent[] {
  if (state.status !== 'poster-review') {
    return []
  }
  const { postId, authorId } = state
  return [{ type: 'PostDeleted', data: { postId, authorId, from: 'poster-review', cause: 'abandoned', reason: null } }]
}
