import { fold } from '../platform/fold.ts'

/** What a member said last about a deal: true available, false over. */
export interface AvailabilityState {
  readonly available: boolean | null
}

export const availabilityFold = fold<'avail', AvailabilityState>(
  { available: null },
  {
    AvailabilityConfirmed: () => ({ available: true }),
    AvailabilityDenied: () => ({ available: false }),
  },
)
