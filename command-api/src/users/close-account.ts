import { canLeave, type DomainEvent } from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { UserState } from './user.state.ts'

export interface CloseAccount {
  readonly until: number
  readonly posts: 'keep' | 'delete'
}

/** A member leaves, and may come back until a time. */
export function closeAccount({ until, posts }: CloseAccount, state: UserState): DomainEvent[] | Refused {
  if (state.status !== 'active') {
    return refuse('user-not-found')
  }
  return canLeave(state)
    ? [{ type: 'AccountClosed', data: { userId: state.userId, until, posts } }]
    : refuse('conflict', { message: 'An owner cannot leave; another owner has to take the role first.' })
}
