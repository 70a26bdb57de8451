import { isPoster, weightOfWord, type DomainEvent, type SettingValues, type Speaker } from '@deals/events'
import type { Caller } from '../platform/invocation.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { ExistingPost } from '../posts/post.state.ts'

export interface SignalAvailability {
  readonly caller: Caller
  readonly post: Pick<ExistingPost, 'postId' | 'authorId'>
  readonly available: boolean
  readonly settings: SettingValues
}

/** "Still available" or "It's over"; the newest signal of a member counts, for some days. */
export function signalAvailability(
  { caller, post, available, settings }: SignalAvailability,
  _state: object,
): DomainEvent[] | Refused {
  // A signal counts as a vote about whether the deal is over.
  if (caller.restricts.includes('vote')) {
    return refuse('suspended', { message: 'You may not vote for now.' })
  }
  const data = { postId: post.postId, userId: caller.id, weight: weightOfWord(speakerOf(caller, post), settings) }
  return [{ type: available ? 'AvailabilityConfirmed' : 'AvailabilityDenied', data }]
}

const speakerOf = (caller: Caller, post: Pick<ExistingPost, 'authorId'>): Speaker =>
  isPoster(caller, post) ? 'poster' : caller.trustLevel
