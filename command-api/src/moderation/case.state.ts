import { factTime } from '@deals/events'
import type { Fold } from '../platform/fold.ts'

/** Who looks at a post, and since when. */
export interface CaseState {
  readonly isOpened: boolean
  readonly assigneeId: string | null
  readonly assignedAt: number
}

export const caseFold: Fold<CaseState> = {
  initial: { isOpened: false, assigneeId: null, assignedAt: 0 },
  evolve: (state, event) => {
    switch (event.type) {
      case 'CaseOpened':
        return { ...state, isOpened: true }
      case 'CaseAssigned':
        return { isOpened: true, assigneeId: event.data.assigneeId, assignedAt: factTime(event) }
      case 'CaseResolved':
        return { ...state, assigneeId: null }
      default:
        return state
    }
  },
}
