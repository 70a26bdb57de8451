import { z } from 'zod'
import { datePostedDays, postSortOrders, postStatuses, postTypes, type DatePosted } from '@deals/events'
import { currencyField, flag, listOf, looseNumber, oneOf, pageFields, text, textList } from '../platform/page.ts'

const isDatePosted = (name: string): name is DatePosted => name in datePostedDays
const datePosted = Object.keys(datePostedDays).filter(isDatePosted)

/** What GET /api/posts takes. */
export const listParameters = z.object({
  ...pageFields(50),
  /** A wrong currency is ignored. */
  currency: currencyField,
  q: text('q'),
  sortOrder: oneOf('sortOrder', postSortOrders),
  categories: textList('categories'),
  subCategories: textList('subCategories'),
  stores: textList('stores'),
  types: listOf('types', postTypes),
  datePosted: oneOf('datePosted', datePosted),
  statuses: listOf('statuses', postStatuses),
  includeRecommendations: flag,
  excludePost: looseNumber,
  asOf: looseNumber,
})
export type ListRequest = z.output<typeof listParameters>
