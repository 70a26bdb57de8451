import type { StoreFields } from '@deals/events'
import { foldFrom, type Missing } from '../platform/fold.ts'

/** Until when nobody posts deals of it (ms); null where it was never paused, or is no more. */
interface Pause {
  readonly pausedUntil: number | null
}
export type ExistingStore = { readonly slug: string } & StoreFields & Pause
export type StoreState = Missing | ExistingStore

export const storeFold = foldFrom<'store', 'StoreRegistered', ExistingStore>(
  { StoreRegistered: ({ data }) => ({ ...data, pausedUntil: null }) },
  {
    StoreChanged: (store, { data }) => ({ ...store, ...data.changes }),
    StorePaused: (store, { data }) => ({ ...store, pausedUntil: data.until }),
  },
)
