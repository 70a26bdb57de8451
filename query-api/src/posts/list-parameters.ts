import { z } from 'zod'
import { currencies, datePostedDays, postSortOrders, postStatuses, postTypes, type DatePosted } from '@deals/events'
import { flag, listOf, oneOf, pageFields, text, textList } from '../platform/page.ts'

const isDatePosted = (name: string): name is DatePosted => name in datePostedDays
const datePosted = Object.keys(datePostedDays).filter(isDatePosted)

/** What GET /api/posts takes. */
export const listParameters = z.object({
  ...pageFields(50),
  /** A wrong currency is ignored. */
  currency: z.unknown().transform((given) => currencies.find((currency) => currency === given)),
  q: text,
  sortOrder: oneOf('sortOrder', postSortOrders),
  categories: textList('categories'),
  subCategories: textList('subCategories'),
  stores: textList('stores'),
  types: listOf('types', postTypes),
  datePosted: oneOf('datePosted', datePosted),
  statuses: listOf('statuses', postStatuses),
  includeRecommendations: flag,
  excludePost: z.unknown().transform((given) => (/^\d{1,16}$/.test(String(given)) ? Number(given) : undefined)),
  asOf: z.unknown().transform((given) => (/^\d{1,15}$/.test(String(given)) ? Number(given) : undefined)),
})
export type ListRequest = z.output<typeof listParameters>
