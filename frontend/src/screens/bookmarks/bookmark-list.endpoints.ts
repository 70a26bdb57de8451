import type { BookmarkList, PostStatus } from '@deals/events'
import { api } from '../../lib/api.ts'

/** The orders of saved posts. */
export const bookmarkSorts = ['saved', 'ending', 'price-change', 'best'] as const
export type BookmarkSort = (typeof bookmarkSorts)[number]

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
    getBookmarks: build.infiniteQuery<BookmarkList, BookmarkQuestion, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, all, page) => {
          const seen = all.reduce((count, { bookmarks }) => count + bookmarks.length, 0)
          return last.bookmarks.length === 0 || seen >= last.total ? undefined : page + 1
        },
      },
      query: ({ queryArg: { q, status, sort, collection }, pageParam }) => ({
        path: '/api/bookmarks',
        params: { page: pageParam, limit: pageSize, q, status, collection, sort: sort === 'saved' ? undefined : sort },
      }),
      providesTags: ['Bookmarks'],
    }),
    changeBookmark: build.mutation<unknown, BookmarkChange>({
      query: ({ postId, ...body }) => ({ path: `/api/bookmarks/${postId}`, method: 'PATCH', body }),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Bookmarks'] : []),
    }),
  }),
})
