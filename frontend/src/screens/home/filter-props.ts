import type { FeedFilters } from '../../features/posts/feed-filters.ts'

/** The filters in force, and how to change them. */
export interface FilterProps {
  readonly filters: FeedFilters
  readonly onChange: (changed: Partial<FeedFilters>) => void
}
