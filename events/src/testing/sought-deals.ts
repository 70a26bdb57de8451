import type { PostForAlerts, SoughtTerms } from '../deal-alerts/alert-conditions.ts'
import { filtersByDefault } from '../deal-alerts/deal-alerts.api.ts'
import { searchedText, type AlertKeywords } from '../deal-alerts/alert-keywords.ts'

/** An alert that looks for these words, with nothing else asked. */
export const seeking = (
  keywords: Partial<AlertKeywords>,
  filters: Partial<SoughtTerms['filters']> = {},
): SoughtTerms => ({
  keywords: { any: [], all: [], none: [], ...keywords },
  filters: { ...filtersByDefault, ...filters },
})

/** Headphones of ann's as alerts see them, for 59.99 instead of 99.99. */
export const aSeenPost = ({
  words = ['Sony headphones'],
  ...over
}: Partial<PostForAlerts> & { words?: string[] } = {}): PostForAlerts => ({
  postId: 1,
  authorId: 'ann',
  status: 'active',
  type: 'product',
  text: searchedText(words),
  categorySlug: 'techelectronics',
  subCategorySlug: 'headphonesearbuds',
  subCategoryWas: [],
  storeSlug: 'north-audio',
  storeWas: [],
  storeName: 'North Audio',
  price: 5999,
  originalPrice: 9999,
  currency: 'USD',
  votes: 12,
  score: 74,
  isLowestPrice: false,
  publishedAt: 0,
  ...over,
})
