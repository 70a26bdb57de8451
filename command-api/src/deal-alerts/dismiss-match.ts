import type { DomainEvent } from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import { toldOf, type AlertMatchState } from './alert-match.state.ts'

export interface DismissMatch {
  readonly alertId: string
  readonly userId: string
  readonly postId: number
}

/** A post that an alert found is not what the member looks for. */
export function dismissMatch(match: DismissMatch, state: AlertMatchState): DomainEvent[] | Refused {
  if (toldOf(state) === null) {
    return refuse('match-not-found')
  }
  const { alertId, userId, postId } = match
  return state.isDismissed ? [] : [{ type: 'AlertMatchDismissed', data: { alertId, userId, postId } }]
}
