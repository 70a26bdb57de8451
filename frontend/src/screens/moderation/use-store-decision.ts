import type { DecideStore, WaitingStore } from '@deals/events'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { showToast } from '../../ui/toasts.ts'
import { tellOutcome } from '../shared/tell-outcome.ts'

type Status = DecideStore['status']
const done: Readonly<Record<Status, string>> = { active: 'Let in', blocked: 'Blocked', pending: 'Waits again' }

/** Decides about a store, says so, and offers to take it back; what is refused is told beside it. */
export function useStoreDecision({ slug, name, status, activeDeals }: WaitingStore) {
  const [decide, { isLoading, error }] = moderationApi.useDecideStoreMutation()
  const takeBack = async () => {
    const answer = await decide({ slug, status })
    tellOutcome(answer.error, { title: 'Taken back', description: name }, 'Not taken back')
  }
  return {
    isBusy: isLoading,
    error,
    bring: async (to: Status) => {
      const answer = await decide({ slug, status: to })
      if (answer.error === undefined) {
        const isHeld = to === 'blocked' && activeDeals > 0
        showToast({
          title: done[to],
          description: isHeld ? `${name}. Its deals wait in the queue.` : name,
          action: { label: 'Undo', onSelect: () => void takeBack() },
        })
      }
    },
  }
}
