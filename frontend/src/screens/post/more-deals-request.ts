import type { PostDetails } from '@deals/events'
import type { PostListRequest } from '../../features/posts/post-list-request.ts'

/** What the carousel below a post asks for. */
export function moreDealsRequest({ id, categorySlug }: Pick<PostDetails, 'id' | 'categorySlug'>): PostListRequest {
  return { limit: 5, datePosted: '1w', categories: [categorySlug], excludePost: id, sortOrder: 'popularity_desc' }
}
