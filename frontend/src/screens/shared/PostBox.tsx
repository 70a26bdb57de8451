import type { PostListRequest } from '../../features/posts/post-list-request.ts'
import { postsApi } from '../../features/posts/posts.endpoints.ts'
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
      {data === undefined && isError ? (
        <ErrorState text="Network response was not ok" onRetry={() => void refetch()} />
      ) : (
        <ul aria-busy={data === undefined}>
          {data === undefined
            ? Array.from({ length: request.limit }, (_, index) => <MiniDealSkeleton key={index} />)
            : data.posts.map((post) => <MiniDeal key={post.id} post={post} />)}
        </ul>
      )}
      {data?.posts.length === 0 && <p className="muted">No deals found</p>}
    </Box>
  )
}
