import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { currencyField } from '../platform/call-fields.ts'
import { categoryList } from './categories.api.ts'

/** What query-api answers about the catalogue. */
export const categoryReads = {
  listCategories: call('GET /api/categories', {
    about: 'The catalogue in its order, with counts.',
    who: 'anybody',
    query: z.object({ currency: currencyField }),
    answers: categoryList,
  }),
}
