import type { PostListRequest } from '../../features/posts/post-list-request.ts'
import { postsApi } from '../../features/posts/posts.endpoints.ts'
import { useIsMuted } from '../../features/preferences/use-is-muted.ts'
import { postListFreshSeconds } from '../../lib/api.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Box } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { MiniDeal, MiniDealSkeleton } from './MiniDeal.tsx'

interface PostBoxProps {
  readonly title: string
  readonly request: PostListRequest & { readonly limit: number }
  /** Where all of them are. */
  readonly seeAll?: string
}

/** A few posts beside the page. */
export function PostBox({ title, request, seeAll }: PostBoxProps) {
  const { data, isError, refetch } = postsApi.useListPostsQuery(request, {
    refetchOnMountOrArgChange: postListFreshSeconds,
  })
  const isMuted = useIsMuted()
  const posts = data?.posts.filter((post) => !isMuted(post))
  return (
    <Box>
      <h2>
        {title}
        {seeAll !== undefined && (
          <Anchor to={seeAll} aria-label={`See all: ${title}`}>
            See all
          </Anchor>
        )}
      </h2>
      {posts === undefined && isError ? (
        <ErrorState text="Network response was not ok" onRetry={() => void refetch()} />
      ) : (
        <ul aria-busy={posts === undefined}>
          {posts === undefined
            ? Array.from({ length: request.limit }, (_, index) => <MiniDealSkeleton key={index} />)
            : posts.map((post) => <MiniDeal key={post.id} post={post} />)}
        </ul>
      )}
      {posts?.length === 0 && <p className="muted">No deals found</p>}
    </Box>
  )
}
