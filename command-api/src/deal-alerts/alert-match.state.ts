import type { Currency } from '@deals/events'
import type { Fold } from '../platform/fold.ts'

/** What an alert has told of a post. */
export interface AlertMatchState {
  /** The price when it told last; null before it did. */
  readonly told: { readonly price: number | null; readonly currency: Currency } | null
  readonly isDismissed: boolean
}

export const alertMatchFold: Fold<AlertMatchState> = {
  initial: { told: null, isDismissed: false },
  evolve: (state, event) => {
    switch (event.type) {
      case 'AlertMatched':
        return { ...state, told: event.data }
      case 'AlertMatchDismissed':
        return { ...state, isDismissed: true }
      default:
        return state
    }
  },
}
