import { toLines, type AlertTerms, type DomainEvent, type OwnAlert } from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { AskedTerms } from './check-alert.ts'
import type { DealAlertState, KeptAlert } from './deal-alert.state.ts'
import { isAlike, isSameSearch, refuseTwin } from './same-terms.ts'

export interface ChangeAlert {
  readonly userId: string
  readonly terms: AskedTerms
  readonly own: readonly OwnAlert[]
}

/** Changes what an alert looks for, or how it tells. */
export function changeAlert(command: ChangeAlert, state: DealAlertState): DomainEvent[] | Refused {
  const { userId, terms, own } = command
  if (!isOwn(state, userId)) {
    return refuse('alert-not-found')
  }
  const { alertId } = state
  const others = own.filter((one) => one.alertId !== alertId)
  const twin = isSameSearch(state, terms) ? null : refuseTwin(terms, others)
  const changes = changesOf(state, terms)
  return (
    twin ??
    (Object.keys(changes).length === 0 ? [] : [{ type: 'DealAlertChanged', data: { alertId, userId, changes } }])
  )
}

/** Somebody else's alert is not there. */
export const isOwn = (state: DealAlertState, userId: string): state is KeptAlert =>
  state.status === 'kept' && state.userId === userId

function changesOf(
  before: KeptAlert,
  { name, keywords, filters, frequency, channels }: AskedTerms,
): Partial<AlertTerms> {
  return {
    ...(name !== null && name !== before.name && { name }),
    ...(!isAlike(keywords, before.keywords) && { words: toLines(keywords) }),
    ...(!isAlike(filters, before.filters) && { filters }),
    ...(frequency !== before.frequency && { frequency }),
    ...(!isAlike(channels, before.channels) && { channels }),
  }
}
