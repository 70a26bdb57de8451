import { isPoster, type DomainEvent, type Viewer } from '@deals/events'
import type { Caller } from '../platform/invocation.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { ExistingPost } from '../posts/post.state.ts'

export interface SignalAvailability {
  readonly caller: Caller
  readonly post: Pick<ExistingPost, 'postId' | 'authorId'>
  readonly available: boolean
}

/** "Still available" or "It's over"; the newest signal of a member counts, for 72 hours. */
export function signalAvailability(
  { caller, post, available }: SignalAvailability,
  _state: object,
): DomainEvent[] | Refused {
  // A signal counts as a vote about whether the deal is over.
  if (caller.restricts.includes('vote')) {
    return refuse('suspended', { message: 'You may not vote for now.' })
  }
  const data = { postId: post.postId, userId: caller.id, weight: weightOf(caller, post) }
  return [{ type: available ? 'AvailabilityConfirmed' : 'AvailabilityDenied', data }]
}

const weights = { 0: 0.5, 1: 1, 2: 1.5 } as const

/** What a member's word weighs; the poster knows best. */
function weightOf(caller: Viewer, post: Pick<ExistingPost, 'authorId'>): number {
  return isPoster(caller, post) ? 3 : weights[caller.trustLevel]
}
