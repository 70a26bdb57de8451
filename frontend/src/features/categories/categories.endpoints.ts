import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** The catalogue with its counts; names and order are known without asking. */
export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query({
      ...to('GET /api/categories'),
      providesTags: ['Categories'],
    }),
  }),
})
