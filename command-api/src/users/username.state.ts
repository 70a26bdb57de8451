import { factTime } from '@deals/events'
import { fold } from '../platform/fold.ts'

/** Whose a name is. */
export type UsernameState = { readonly ownerId: string; readonly since: number } | null

export const usernameFold = fold<'username', UsernameState>(null, {
  UsernameClaimed: (_before, event) => ({ ownerId: event.data.userId, since: factTime(event) }),
  UsernameReleased: () => null,
})
