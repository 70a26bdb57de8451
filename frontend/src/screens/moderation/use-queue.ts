import type { QueueItem, QueueView } from '@deals/events'
import { moderationApi, type QueueQuestion } from '../../features/moderation/moderation.endpoints.ts'
import { askedEvery } from '../../lib/api.ts'

/** How often a list that is looked at asks what others did, in milliseconds. */
const listEvery = 20_000

export interface Queue {
  readonly items: readonly QueueItem[]
  readonly total: number
  /** How long the middle one of the reviews of this week took; null without any, and while something waits. */
  readonly medianMinutes: number | null
  readonly isLoading: boolean
  readonly isError: boolean
  readonly hasMore: boolean
  readonly more: () => void
  readonly retry: () => void
}

/** The cases of a list as far as they have been asked for; those that were just decided here are left out. */
export function useQueue(question: QueueQuestion, gone: ReadonlySet<number>): Queue {
  const answer = moderationApi.useGetQueueInfiniteQuery(question, askedEvery(listEvery))
  const { currentData, isError, isFetching, hasNextPage } = answer
  const items = uniqueItems(currentData?.pages ?? []).filter(({ postId }) => !gone.has(postId))
  return {
    items,
    total: currentData?.pages.at(-1)?.total ?? 0,
    medianMinutes: currentData?.pages.at(-1)?.medianMinutes ?? null,
    isLoading: currentData === undefined && !isError,
    isError: currentData === undefined && isError,
    hasMore: hasNextPage,
    more: () => {
      if (hasNextPage && !isFetching) {
        void answer.fetchNextPage()
      }
    },
    retry: () => void answer.refetch(),
  }
}

/** Pages that were asked for at different times may both hold a case that moved between them. */
function uniqueItems(pages: readonly QueueView[]): readonly QueueItem[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((item) => [item.postId, item])).values()]
}
