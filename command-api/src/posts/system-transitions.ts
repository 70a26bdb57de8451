import { posterStepBy, type DomainEvent, type Finding } from '@deals/events'
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

/** Reminds a poster of changes that are asked for, and ends what they left for too long. */
export function pressPoster({ now }: { now: number }, state: PostState): DomainEvent[] {
  if (state.status === 'missing' || state.asked === null) {
    return []
  }
  const { postId, authorId, asked } = state
  const step = posterStepBy(asked, now)
  if (step === 'end') {
    const data = { postId, authorId, from: 'poster-review' as const, cause: 'abandoned' as const, reason: null }
    return [{ type: 'PostDeleted', data }]
  }
  return step === null ? [] : [{ type: 'PosterReminded', data: { postId, day: step.remindOf } }]
}

/** Enough members say that a deal is back which is over; whoever may renew it decides, for the price may differ. */
export function suggestRenewal({ members }: { members: number }, state: PostState): DomainEvent[] {
  const isOver = state.status === 'expired' && state.mergedInto === null && state.renewalSuggestedAt === null
  return isOver ? [{ type: 'PostRenewalSuggested', data: { postId: state.postId, members } }] : []
}
