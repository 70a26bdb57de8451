import { defaultCollection } from '@deals/events'
import { bookmarkListApi, type BookmarkQuestion } from './bookmark-list.endpoints.ts'

/** The collections that an answer tells of; where everything is that was put nowhere comes first. */
export function useCollections(question: BookmarkQuestion): readonly string[] {
  // Of nothing else that changes about the answer, so that filters are not drawn anew while their code comes.
  const { told = [] } = bookmarkListApi.useGetBookmarksInfiniteQuery(question, {
    selectFromResult: ({ data }) => ({ told: data?.pages[0]?.collections }),
  })
  return [defaultCollection, ...told.filter((name) => name !== defaultCollection)]
}
