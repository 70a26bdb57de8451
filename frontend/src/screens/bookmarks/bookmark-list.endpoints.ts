import type { BookmarkList, BookmarkSort, PostStatus } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'
import type { Paged } from '../../lib/call.ts'

export interface BookmarkQuestion {
  readonly q: string
  readonly status: PostStatus | ''
  readonly sort: BookmarkSort
  /** Empty for all of them. */
  readonly collection: string
}

/** Where a saved post is put, and what its owner notes about it. */
export interface BookmarkChange {
  readonly postId: number
  readonly collection: string
  readonly note: string | null
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
    changeBookmark: build.mutation({
      ...to('PATCH /api/bookmarks/:postId', ({ postId, ...body }: BookmarkChange) => ({ params: { postId }, body })),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Bookmarks'] : []),
    }),
  }),
})
