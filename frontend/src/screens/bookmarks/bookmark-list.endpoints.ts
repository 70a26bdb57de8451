import type { BookmarkList, BookmarkSort, PostStatus, PostType, Reminder } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to, type Paged } from '../../lib/call.ts'

/** Which saved posts, and in which order; what is empty does not narrow. */
export interface BookmarkQuestion {
  readonly q: string
  readonly collection: string
  readonly status: PostStatus | ''
  readonly types: PostType | ''
  /** By its slug, as the store is. */
  readonly categories: string
  readonly stores: string
  readonly sort: BookmarkSort
}

/** Where a saved post is put, what its owner notes about it, and what it reminds of; what is left out stays. */
export interface BookmarkChange {
  readonly postId: number
  readonly collection?: string
  readonly note?: string | null
  readonly reminders?: Reminder[]
}

const pageSize = 25

/** What the member saved. */
export const bookmarkListApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBookmarks: build.infiniteQuery({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last: BookmarkList, all: readonly BookmarkList[], page: number) => {
          const seen = all.reduce((count, { bookmarks }) => count + bookmarks.length, 0)
          return last.bookmarks.length === 0 || seen >= last.total ? undefined : page + 1
        },
      },
      ...to('GET /api/bookmarks', ({ queryArg: { sort, ...asked }, pageParam: page }: Paged<BookmarkQuestion>) => ({
        query: { ...asked, page, limit: pageSize, sort: sort === 'saved' ? undefined : sort },
      })),
      providesTags: ['Bookmarks'],
    }),
    /** What further choices would leave. */
    countBookmarkFacets: build.query({
      ...to('GET /api/bookmarks/facets', ({ sort: _sort, ...query }: BookmarkQuestion) => ({ query })),
      providesTags: ['Bookmarks'],
    }),
    changeBookmark: build.mutation({
      ...to('PATCH /api/bookmarks/:postId', ({ postId, ...body }: BookmarkChange) => ({ params: { postId }, body })),
      // Reminders show at once, in every list that is kept; only where that failed the lists are asked for again.
      async onQueryStarted({ postId, reminders }, call) {
        if (reminders !== undefined) {
          const { selectCachedArgsForQuery, updateQueryData } = bookmarkListApi.util
          const shown = selectCachedArgsForQuery(call.getState(), 'getBookmarks').map((question) =>
            call.dispatch(updateQueryData('getBookmarks', question, (draft) => remind(draft, postId, reminders))),
          )
          await call.queryFulfilled.catch(() => shown.forEach(({ undo }) => undo()))
        }
      },
      invalidatesTags: (_answer, error, { reminders }) =>
        (error === undefined) === (reminders === undefined) ? ['Bookmarks'] : [],
    }),
  }),
})

function remind({ pages }: { readonly pages: readonly BookmarkList[] }, postId: number, reminders: Reminder[]): void {
  const found = pages.flatMap(({ bookmarks }) => bookmarks).filter((bookmark) => bookmark.postId === postId)
  found.forEach((bookmark) => Object.assign(bookmark, { reminders }))
}
