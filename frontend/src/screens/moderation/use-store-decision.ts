import type { DecideStore, WaitingStore } from '@deals/events'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { showToast } from '../../ui/toasts.ts'
import { tellOutcome } from '../shared/tell-outcome.ts'

type Status = DecideStore['status']
const done: Readonly<Record<Status, string>> = { active: 'Let in', blocked: 'Blocked', pending: 'Waits again' }

export type StoreDecision = ReturnType<typeof useStoreDecision>

/** What becomes of its deals. */
function dealsWords(to: Status, { activeDeals, heldPosts }: Pick<WaitingStore, 'activeDeals' | 'heldPosts'>): string {
  if (to === 'blocked') {
    return activeDeals > 0 ? ' Its deals wait in the queue.' : ''
  }
  return heldPosts > 0 ? ' What its block alone held comes back; the rest waits in the queue.' : ''
}

/** Decides about a store, says so, and offers to take it back; what is refused is told beside it. */
export function useStoreDecision({ slug, name, status, activeDeals, heldPosts }: WaitingStore) {
  const [decide, { isLoading, error }] = moderationApi.useDecideStoreMutation()
  const takeBack = async () => {
    const answer = await decide({ slug, status })
    tellOutcome(answer.error, { title: 'Taken back', description: name }, 'Not taken back')
  }
  return {
    isBusy: isLoading,
    error,
    bring: async (to: Status, reason?: string) => {
      const answer = await decide({ slug, status: to, ...(reason !== undefined && { reason }) })
      if (answer.error === undefined) {
        showToast({
          title: done[to],
          description: `${name}.${dealsWords(to, { activeDeals, heldPosts })}`,
          action: { label: 'Undo', onSelect: () => void takeBack() },
        })
      }
      return answer.error === undefined
    },
  }
}
