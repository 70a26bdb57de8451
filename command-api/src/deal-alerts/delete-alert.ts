import type { DomainEvent } from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import { isOwn } from './change-alert.ts'
import type { DealAlertState } from './deal-alert.state.ts'

/** A member does not want an alert any more; what it found goes with it. */
export function deleteAlert({ userId }: { userId: string }, state: DealAlertState): DomainEvent[] | Refused {
  return isOwn(state, userId)
    ? [{ type: 'DealAlertDeleted', data: { alertId: state.alertId, userId } }]
    : refuse('alert-not-found')
}
