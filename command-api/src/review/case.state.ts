import { factTime, heldAfterClaim, heldNowUntil, isKeptNow } from '@deals/events'
import { fold } from '../platform/fold.ts'

/** Who looks at a post or is to look at it, and since and until when. */
export interface CaseState {
  readonly isOpened: boolean
  readonly assigneeId: string | null
  readonly assignedAt: number
  readonly heldUntil: number
  /** Until when it is kept for the assignee, who asked for the changes with which it came back. */
  readonly keptUntil: number
  /** When it was decided last; zero before. */
  readonly resolvedAt: number
  /** Since when it waited as moderators were last told that it waits too long; zero before. */
  readonly overdueSince: number
}

const nobodys = { assigneeId: null, assignedAt: 0, heldUntil: 0, keptUntil: 0 }

/** The case as it is for others once this person may hold none any more. */
export const freedFrom = (userId: string | null, state: CaseState): CaseState =>
  state.assigneeId === userId ? { ...state, ...nobodys } : state

/** Who holds a case against this person now; null when nobody does. */
export function heldAgainst(state: CaseState, callerId: string, now: number): string | null {
  const { assigneeId } = state
  return assigneeId !== callerId && heldNowUntil(state, now) !== null ? assigneeId : null
}

export const caseFold = fold<'case', CaseState>(
  { isOpened: false, ...nobodys, resolvedAt: 0, overdueSince: 0 },
  {
    CaseOpened: (state) => ({ ...state, isOpened: true }),
    CaseAssigned: (state, event) => {
      const { assigneeId } = event.data
      const assignedAt = factTime(event)
      const { heldUntil, keptUntil = 0 } = heldAfterClaim(state.assigneeId === assigneeId ? state : {}, assignedAt)
      return { ...state, isOpened: true, assigneeId, assignedAt, heldUntil, keptUntil }
    },
    // What somebody noted is for people to read.
    CaseNoted: (state) => state,
    CaseResolved: (state, event) => ({ ...state, ...nobodys, resolvedAt: factTime(event) }),
    // What is kept for somebody stays so when they have looked at it.
    CaseReleased: (state, event) =>
      isKeptNow(state, factTime(event))
        ? { ...state, assignedAt: 0, heldUntil: state.keptUntil }
        : { ...state, ...nobodys },
    CaseOverdue: (state, { data: { since } }) => ({ ...state, overdueSince: since }),
    CaseKept: (state, { data: { assigneeId, until } }) => ({
      ...state,
      isOpened: true,
      assigneeId,
      heldUntil: until,
      keptUntil: until,
      // Nobody took it yet, so whoever it is kept for takes it with the first look.
      assignedAt: 0,
    }),
  },
)
