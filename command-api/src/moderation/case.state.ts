import { factTime } from '@deals/events'
import { fold } from '../platform/fold.ts'

/** Who looks at a post, and since when. */
export interface CaseState {
  readonly isOpened: boolean
  readonly assigneeId: string | null
  readonly assignedAt: number
}

export const caseFold = fold<'case', CaseState>(
  { isOpened: false, assigneeId: null, assignedAt: 0 },
  {
    CaseOpened: (state) => ({ ...state, isOpened: true }),
    CaseAssigned: (_state, event) => ({
      isOpened: true,
      assigneeId: event.data.assigneeId,
      assignedAt: factTime(event),
    }),
    // What somebody noted is for people to read.
    CaseNoted: (state) => state,
    CaseResolved: (state) => ({ ...state, assigneeId: null }),
    CaseReleased: (state) => ({ ...state, assigneeId: null }),
  },
)
