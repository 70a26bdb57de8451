import type { Currency } from '@deals/events'
import { fold } from '../platform/fold.ts'

interface Told {
  readonly price: number | null
  readonly currency: Currency
}

/** What an alert has told of a post. */
export interface AlertMatchState {
  /** The price when it told last; null before it did. */
  readonly told: Told | null
  /** The posts that were merged into it of which the alert told, with what it told of them. */
  readonly carried: readonly (Told & { readonly from: number })[]
  readonly isDismissed: boolean
}

export const alertMatchFold = fold<'match', AlertMatchState>(
  { told: null, carried: [], isDismissed: false },
  {
    AlertMatched: (match, { data }) => ({ ...match, told: data }),
    AlertMatchDismissed: (match) => ({ ...match, isDismissed: true }),
    AlertMatchCarried: (match, { data: { from, isStanding, ...told } }) => {
      const others = match.carried.filter((one) => one.from !== from)
      return { ...match, carried: isStanding ? [...others, { from, ...told }] : others }
    },
  },
)

/** What the alert told last of a post, or else of one that leads to it. */
export const toldOf = ({ told, carried }: AlertMatchState): Told | null => told ?? carried.at(-1) ?? null
