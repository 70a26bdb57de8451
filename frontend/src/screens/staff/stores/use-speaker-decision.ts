import type { RepresentativeAct } from '@deals/events'
import { staffStoresApi } from '../../../features/staff/staff-stores.endpoints.ts'
import { tellOutcome } from '../../shared/tell-outcome.ts'

export type SpeakerDecision = Pick<RepresentativeAct, 'kind' | 'username' | 'reason'>

const done = {
  verified: 'speaks for the store',
  declined: 'is told why not',
  revoked: 'no longer speaks for the store',
}

/** Verifies, declines or revokes who speaks for a store, and says that it was done. */
export function useSpeakerDecision(slug: string) {
  const [set, setting] = staffStoresApi.useSetRepresentativeMutation()
  const [decline, declining] = staffStoresApi.useDeclineRepresentativeMutation()
  const decide = async ({ kind, username, reason }: SpeakerDecision): Promise<boolean> => {
    const answer =
      kind === 'declined'
        ? await decline({ slug, username, reason })
        : await set({ slug, username, verified: kind === 'verified', reason })
    if (answer.data === undefined) {
      return false
    }
    tellOutcome(undefined, `${answer.data.username} ${done[kind]}`)
    return true
  }
  return { decide, isBusy: setting.isLoading || declining.isLoading, error: setting.error ?? declining.error }
}
