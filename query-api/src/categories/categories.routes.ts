import type { categoryReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { listCategories } from './list-categories.query.ts'

export const categoryAnswers: Answers<typeof categoryReads> = {
  listCategories: { query: listCategories },
}
