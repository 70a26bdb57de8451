import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'
import type { SentTo } from '../../lib/call.ts'

interface Move {
  readonly slug: string
  readonly body: SentTo<'POST /api/staff/sub-categories/:slug/move'>
}
interface MoveAsSeen {
  readonly slug: string
  readonly into: string
}

/** The catalogue with what lies on each of its shelves. */
export const categoryDeskApi = api.injectEndpoints({
  endpoints: (build) => ({
    countCategories: build.query({
      ...to('GET /api/staff/categories', (_nothing: undefined) => ({})),
      providesTags: ['Staff'],
    }),
    moveSubCategory: build.mutation({
      ...to('POST /api/staff/sub-categories/:slug/move', ({ slug, body }: Move) => ({ params: { slug }, body })),
      invalidatesTags: (_answer, error) =>
        error === undefined ? ['Staff', 'Categories', 'Posts', 'Announcements'] : [],
    }),
    undoSubCategoryMove: build.mutation({
      ...to('POST /api/staff/sub-categories/:slug/unmove', ({ slug, into }: MoveAsSeen) => ({
        params: { slug },
        body: { into },
      })),
      invalidatesTags: ['Staff', 'Categories', 'Posts', 'Announcements'],
    }),
  }),
})
