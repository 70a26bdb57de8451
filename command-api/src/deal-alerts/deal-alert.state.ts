import { factTime, fromLines, type AlertTerms, type SoughtTerms } from '@deals/events'
import { fold } from '../platform/fold.ts'

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

export const dealAlertFold = fold<'alert', DealAlertState>(
  { status: 'missing' },
  {
    DealAlertCreated: (_before, event) => {
      const { words, ...terms } = event.data
      return { status: 'kept', ...terms, keywords: fromLines(words), createdAt: factTime(event), active: true }
    },
    DealAlertChanged: (alert, { data: { changes } }) => {
      const { words, ...terms } = changes
      return ifKept(alert, { ...terms, ...(words !== undefined && { keywords: fromLines(words) }) })
    },
    DealAlertPaused: (alert, { data }) => ifKept(alert, { active: false, pausedUntil: data.until ?? undefined }),
    DealAlertResumed: (alert) => ifKept(alert, { active: true, pausedUntil: undefined }),
    DealAlertDeleted: () => ({ status: 'deleted' }),
  },
)
