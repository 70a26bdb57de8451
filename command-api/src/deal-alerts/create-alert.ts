import { toLines, type AlertTerms, type DomainEvent, type OwnAlert } from '@deals/events'
import type { Caller } from '../platform/invocation.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { AskedTerms } from './check-alert.ts'
import type { DealAlertState } from './deal-alert.state.ts'
import { refuseTwin } from './same-terms.ts'

export interface CreateAlert {
  readonly caller: Pick<Caller, 'id'>
  readonly alertId: string
  readonly terms: AskedTerms
  readonly name: string
  /** The alerts that the member has. */
  readonly own: readonly OwnAlert[]
  /** How many they may have. */
  readonly most: number
}

export const tooManyAlerts = (most: number) => refuse('conflict', { message: `You already have ${most} alerts` })

/** A member wants to be told of certain deals. */
export function createAlert(command: CreateAlert, state: DealAlertState): DomainEvent[] | Refused {
  const { caller, alertId, terms, name, own, most } = command
  if (state.status !== 'missing') {
    return refuse('conflict', { message: 'This number is taken.' })
  }
  if (own.length >= most) {
    return tooManyAlerts(most)
  }
  const twin = refuseTwin(terms, own)
  return twin ?? [{ type: 'DealAlertCreated', data: { alertId, userId: caller.id, ...asTold(terms, name) } }]
}

const asTold = ({ keywords, filters, frequency, channels }: AskedTerms, name: string): AlertTerms => ({
  name,
  filters,
  frequency,
  channels,
  words: toLines(keywords),
})
