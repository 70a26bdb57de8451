import type { Fold } from '../platform/fold.ts'

/** What a member said last about a deal: true available, false over. */
export interface AvailabilityState {
  readonly available: boolean | null
}

export const availabilityFold: Fold<AvailabilityState> = {
  initial: { available: null },
  evolve: (state, event) => {
    switch (event.type) {
      case 'AvailabilityConfirmed':
        return { available: true }
      case 'AvailabilityDenied':
        return { available: false }
      default:
        return state
    }
  },
}
