import { fold } from '../platform/fold.ts'

/** What a member said last about a deal: true available, false over; and what their word weighs. */
export interface AvailabilityState {
  readonly available: boolean | null
  readonly weight: number
}

export const availabilityFold = fold<'avail', AvailabilityState>(
  { available: null, weight: 0 },
  {
    AvailabilityConfirmed: (_state, { data: { weight } }) => ({ available: true, weight }),
    AvailabilityDenied: (_state, { data: { weight } }) => ({ available: false, weight }),
  },
)
