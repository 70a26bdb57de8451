import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'
import { filterParams, type PostFilters } from './post-list-request.ts'

/** What further choices would leave of a list. Asked where somebody turns to them, so its code comes with them. */
export const facetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    countFacets: build.query({
      ...to('GET /api/posts/facets', (filters: PostFilters) => ({ query: { ...filterParams(filters) } })),
      providesTags: ['Posts'],
    }),
  }),
})
