import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { currencyField } from '../platform/call-fields.ts'
import { categoryDesk, categoryList } from './categories.api.ts'

/** What query-api answers about the catalogue. */
export const categoryReads = {
  listCategories: call('GET /api/categories', {
    about: 'The catalogue in its order, with counts.',
    who: 'anybody',
    query: z.object({ currency: currencyField }),
    answers: categoryList,
  }),
  countCategories: call('GET /api/staff/categories', {
    about:
      'The catalogue in its order, with what is active in each category and sub-category, and new in the last 7 days.',
    who: 'staff',
    answers: categoryDesk,
  }),
}
