import { dayMs, isAwake, type ChangeAlertRequest, type DomainEvent } from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import { isOwn } from './change-alert.ts'
import type { DealAlertState } from './deal-alert.state.ts'

export interface SwitchAlert extends Pick<ChangeAlertRequest, 'active' | 'snooze'> {
  readonly userId: string
  readonly now: number
}

const snoozes = { '1d': dayMs, '7d': 7 * dayMs } as const

/** Switches an alert off and on, or puts it to sleep for some days. */
export function switchAlert(command: SwitchAlert, state: DealAlertState): DomainEvent[] | Refused {
  const { userId, now, active, snooze } = command
  if (!isOwn(state, userId)) {
    return refuse('alert-not-found')
  }
  const { alertId } = state
  if (typeof snooze === 'string') {
    return [{ type: 'DealAlertPaused', data: { alertId, userId, until: now + snoozes[snooze] } }]
  }
  if (active === false) {
    const isOff = !state.active && state.pausedUntil === undefined
    return isOff ? [] : [{ type: 'DealAlertPaused', data: { alertId, userId, until: null } }]
  }
  // Ending a snooze wakes nothing that was switched off for good.
  const isWoken = active === true || (snooze === null && state.pausedUntil !== undefined)
  return isWoken && !isAwake(state, now) ? [{ type: 'DealAlertResumed', data: { alertId, userId } }] : []
}
