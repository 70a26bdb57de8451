import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'
import { filterParams, type PostFilters } from './post-list-request.ts'

interface FoundPost {
  readonly id: number
  /** The search that found it. */
  readonly filters: PostFilters
}

/** Why posts stand where they stand; asked by few. */
export const whyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWhyFound: build.query({
      ...to('GET /api/posts/:id/why-found', ({ id, filters }: FoundPost) => ({
        params: { id },
        query: { ...filterParams(filters) },
      })),
    }),
    getWhyForYou: build.query({
      ...to('GET /api/posts/:id/why-for-you', (id: number) => ({ params: { id } })),
    }),
  }),
})
