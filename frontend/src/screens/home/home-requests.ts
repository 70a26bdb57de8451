import type { Currency, CurrentUser, ReadingPreferences } from '@deals/events'
import type { FeedFilters } from '../../features/posts/feed-filters.ts'
import type { PostListRequest } from '../../features/posts/post-list-request.ts'

/** Who looks at the feed, and how they like it. */
interface Reader {
  readonly viewer: CurrentUser | null
  readonly currency: Currency
  readonly reading: ReadingPreferences
}

/** What the home feed asks for; the server and the page must ask the same, or the page would ask again. */
export function homeRequest(filters: FeedFilters, { viewer, currency, reading }: Reader): PostListRequest {
  return {
    currency,
    sortOrder: filters.sortOrder ?? reading.sortOrder,
    types: reading.types,
    statuses: ['active'],
    ...(filters.categories.length === 0 ? {} : { categories: filters.categories }),
    ...(filters.stores.length === 0 ? {} : { stores: filters.stores }),
    ...(viewer === null ? {} : { includeRecommendations: true }),
  }
}

/** The box of what is liked most. */
export const popularRequest = (currency: Currency) =>
  ({ currency, sortOrder: 'popularity_desc', types: ['product', 'sales'], datePosted: '1w', limit: 4 }) as const

/** The box of what came last. */
export const recentRequest = (currency: Currency) => ({ currency, sortOrder: 'newest', limit: 3 }) as const
