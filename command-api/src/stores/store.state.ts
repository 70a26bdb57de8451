import type { StoreFields } from '@deals/events'
import type { Fold } from '../platform/fold.ts'

export type StoreState = { readonly status: 'missing' } | ({ readonly slug: string } & StoreFields)

export const storeFold: Fold<StoreState> = {
  initial: { status: 'missing' },
  evolve: (state, event) => {
    if (event.type === 'StoreRegistered') {
      return event.data
    }
    if (event.type !== 'StoreChanged' || state.status === 'missing') {
      return state
    }
    return { ...state, ...event.data.changes }
  },
}
