import { factTime } from '@deals/events'
import { fold } from '../platform/fold.ts'

/** Whose a name is, since when, and how often it changed hands: nobody decides on what is no longer so. */
export interface UsernameState {
  readonly ownerId: string | null
  readonly since: number
  readonly count: number
}

export const usernameFold = fold<'username', UsernameState>(
  { ownerId: null, since: 0, count: 0 },
  {
    UsernameClaimed: ({ count }, event) => ({
      ownerId: event.data.userId,
      since: factTime(event),
      count: count + 1,
    }),
    UsernameReleased: ({ count }, event) => ({ ownerId: null, since: factTime(event), count: count + 1 }),
  },
)
