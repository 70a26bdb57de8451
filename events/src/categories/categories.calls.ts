import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { oneIfKnown } from '../platform/call-fields.ts'
import { currencies } from '../platform/currencies.ts'
import {
  categoryDesk,
  categoryList,
  moveSubCategoryRequest,
  subCategoryMoveReply,
  undoSubCategoryMoveRequest,
} from './categories.api.ts'

/** What query-api answers about the catalogue. */
export const categoryReads = {
  listCategories: call('GET /api/categories', {
    about: 'The catalogue in its order, with counts.',
    who: 'anybody',
    query: z.object({ currency: oneIfKnown(currencies) }),
    answers: categoryList,
  }),
  countCategories: call('GET /api/staff/categories', {
    about:
      'The catalogue in its order, with what is active in each category and sub-category, and new in the last 7 days.',
    who: 'staff',
    answers: categoryDesk,
  }),
}

/** What command-api answers about it. */
export const categoryCalls = {
  moveSubCategory: call('POST /api/staff/sub-categories/:slug/move', {
    about:
      'Moves the posts of a sub-category to another one, to which its address, lists and alerts lead from then on.',
    who: 'owners',
    body: moveSubCategoryRequest,
    answers: subCategoryMoveReply,
    refuses: ['sub-category-not-found', 'conflict'],
  }),
  undoSubCategoryMove: call('POST /api/staff/sub-categories/:slug/unmove', {
    about: 'Takes the move of a sub-category back: its posts stand there again.',
    who: 'owners',
    body: undoSubCategoryMoveRequest,
    answers: subCategoryMoveReply,
    refuses: ['sub-category-not-found', 'conflict', 'changed'],
  }),
}
