import type { Currency, PostType } from '@deals/events'
import type { PostListRequest } from '../../features/posts/post-list-request.ts'

/** The newest posts, of one kind or of all. */
export function trendingRequest(currency: Currency, type: PostType | null): PostListRequest {
  return { currency, sortOrder: 'newest', ...(type === null ? {} : { types: [type] }) }
}
