import type { DomainEvent } from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { UsernameState } from './username.state.ts'

export interface ClaimUsername {
  readonly userId: string
  /** The one who has the name never got an account: their registration broke off. */
  readonly isAbandoned: boolean
}

/** A name belongs to the first who claims it. */
export function claimUsername({ userId, isAbandoned }: ClaimUsername, state: UsernameState): DomainEvent[] | Refused {
  if (state === null) {
    return [{ type: 'UsernameClaimed', data: { userId } }]
  }
  if (state.ownerId === userId) {
    return []
  }
  if (!isAbandoned) {
    return refuse('conflict', { message: 'This username is taken', fields: { username: 'This username is taken' } })
  }
  return [
    { type: 'UsernameReleased', data: { userId: state.ownerId } },
    { type: 'UsernameClaimed', data: { userId } },
  ]
}

/** The owner lets go of a name. */
export function releaseUsername({ userId }: { userId: string }, state: UsernameState): DomainEvent[] {
  return state?.ownerId === userId ? [{ type: 'UsernameReleased', data: { userId } }] : []
}
