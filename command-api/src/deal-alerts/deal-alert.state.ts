import { factTime, fromLines, type AlertTerms, type SoughtTerms } from '@deals/events'
import type { Fold } from '../platform/fold.ts'

export interface KeptAlert extends SoughtTerms, Pick<AlertTerms, 'name' | 'frequency' | 'channels'> {
  readonly status: 'kept'
  readonly alertId: string
  readonly userId: string
  readonly createdAt: number
  readonly active: boolean
  /** End of a snooze; none when it is on, or off for good. */
  readonly pausedUntil?: number | undefined
}
export type DealAlertState = { readonly status: 'missing' } | { readonly status: 'deleted' } | KeptAlert

const ifKept = (state: DealAlertState, change: Partial<KeptAlert>): DealAlertState =>
  state.status === 'kept' ? { ...state, ...change } : state

export const dealAlertFold: Fold<DealAlertState> = {
  initial: { status: 'missing' },
  evolve: (state, event) => {
    switch (event.type) {
      case 'DealAlertCreated': {
        const { words, ...terms } = event.data
        return { status: 'kept', ...terms, keywords: fromLines(words), createdAt: factTime(event), active: true }
      }
      case 'DealAlertChanged': {
        const { words, ...terms } = event.data.changes
        return ifKept(state, { ...terms, ...(words !== undefined && { keywords: fromLines(words) }) })
      }
      case 'DealAlertPaused':
        return ifKept(state, { active: false, pausedUntil: event.data.until ?? undefined })
      case 'DealAlertResumed':
        return ifKept(state, { active: true, pausedUntil: undefined })
      case 'DealAlertDeleted':
        return { status: 'deleted' }
      default:
        return state
    }
  },
}
