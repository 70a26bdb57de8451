import { firesAgain, type DomainEvent, type FoundByAlert } from '@deals/events'
import { toldOf, type AlertMatchState } from './alert-match.state.ts'
import type { KeptAlert } from './deal-alert.state.ts'

export interface MatchAlert extends FoundByAlert {
  readonly postId: number
  readonly alert: Pick<KeptAlert, 'userId' | 'frequency'>
}

/** An alert tells of a post once, and again when its price has fallen further. */
export function matchAlert(command: MatchAlert, match: AlertMatchState): DomainEvent[] {
  const told = toldOf(match)
  const { alert, alertId, postId, price, currency, why } = command
  const isAgain = told !== null && told.currency === currency && firesAgain(told.price, price)
  if (match.isDismissed || (told !== null && !isAgain)) {
    return []
  }
  const { userId, frequency } = alert
  return [{ type: 'AlertMatched', data: { alertId, userId, postId, price, currency, why: [...why], frequency } }]
}
