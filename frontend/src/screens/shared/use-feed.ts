import type { PostListRequest } from '../../features/posts/post-list-request.ts'
import { postsApi } from '../../features/posts/posts.endpoints.ts'
import { postListFreshSeconds } from '../../lib/api.ts'
import type { FeedAnswer } from './feed-answer.ts'

/**
 * A list of posts without end. When the request changes, the places of its answer are shown and not the answer to
 * the request before.
 */
export function useFeed(request: PostListRequest, freshForSeconds: number = postListFreshSeconds): FeedAnswer {
  const { currentData, ...answer } = postsApi.useGetFeedInfiniteQuery(request, {
    refetchOnMountOrArgChange: freshForSeconds,
  })
  return { ...answer, data: currentData }
}
