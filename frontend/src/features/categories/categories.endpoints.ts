import type { CategoryList } from '@deals/events'
import { api } from '../../lib/api.ts'

/** The catalogue with its counts; names and order are known without asking. */
export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query<CategoryList, void>({
      query: () => ({ path: '/api/categories' }),
      providesTags: ['Categories'],
    }),
  }),
})
