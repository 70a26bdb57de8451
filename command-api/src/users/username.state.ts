import { factTime } from '@deals/events'
import type { Fold } from '../platform/fold.ts'

/** Whose a name is. */
export type UsernameState = { readonly ownerId: string; readonly since: number } | null

export const usernameFold: Fold<UsernameState> = {
  initial: null,
  evolve: (state, event) => {
    switch (event.type) {
      case 'UsernameClaimed':
        return { ownerId: event.data.userId, since: factTime(event) }
      case 'UsernameReleased':
        return null
      default:
        return state
    }
  },
}
