import type { Currency } from '@deals/events'
import { fold } from '../platform/fold.ts'

/** What an alert has told of a post. */
export interface AlertMatchState {
  /** The price when it told last; null before it did. */
  readonly told: { readonly price: number | null; readonly currency: Currency } | null
  readonly isDismissed: boolean
}

export const alertMatchFold = fold<'match', AlertMatchState>(
  { told: null, isDismissed: false },
  {
    AlertMatched: (match, { data }) => ({ ...match, told: data }),
    AlertMatchDismissed: (match) => ({ ...match, isDismissed: true }),
  },
)
