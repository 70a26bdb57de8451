import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** The catalogue with what lies on each of its shelves. */
export const categoryDeskApi = api.injectEndpoints({
  endpoints: (build) => ({
    countCategories: build.query({
      ...to('GET /api/staff/categories', (_nothing: undefined) => ({})),
      providesTags: ['Staff'],
    }),
  }),
})
