import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { NavigationType, useLocation, useNavigationType, useParams } from 'react-router-dom'
import { commentMaxDepth, type PostDetails, type PostTombstone } from '@deals/events'
import { CommentThreads } from '../../features/comments/CommentThreads.tsx'
import { commentsApi } from '../../features/comments/comments.endpoints.ts'
import { commentTree, withPath } from '../../features/comments/comment-tree.ts'
import { takesComments } from '../../features/comments/takes-comments.ts'
import { useWritten } from '../../features/comments/use-comment-commands.ts'
import { useLedTo } from '../../features/comments/use-led-to.ts'
import { isTombstone, postsApi } from '../../features/posts/posts.endpoints.ts'
import { cardPrice } from '../../features/posts/price.ts'
import { commentDialog } from '../shared/comment-dialog.tsx'
import { statusOf } from '../../lib/api-problem.ts'
import { useNow } from '../../lib/clock.slice.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Box } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { useCommentMuting } from '../shared/use-comment-muting.tsx'
import { idFrom } from '../shared/post-id.ts'

/** One comment with what it answers and what answers it. */
export function CommentThreadScreen() {
  const address = threadFrom(useParams())
  return address === undefined ? (
    <NotFoundScreen title="Comment not found" />
  ) : (
    <Thread key={address.commentId} {...address} />
  )
}

/** Whether there is no such comment; any other failure says nothing about that. */
export const isMissing = (error: unknown): boolean => statusOf(error) === 404

interface ThreadProps {
  readonly postId: number
  readonly commentId: number
}

function Thread({ postId, commentId }: ThreadProps) {
  const { data, error, isError, refetch } = commentsApi.useGetCommentPathQuery(commentId)
  const post = usePostThatStays(data?.shownBelow ?? postId)
  // A comment of a merged post is answered below the one that stays.
  const answeredAt = post?.id ?? data?.shownBelow ?? postId
  const now = useNow()
  const muting = useCommentMuting()
  const { written, path } = useWritten(answeredAt)
  const namedId = useNamed(written?.id, commentId)
  const threads = useMemo(() => commentTree(withPath(data?.comments ?? [], path)), [data, path])
  if (isMissing(error)) {
    return <NotFoundScreen title="Comment not found" />
  }
  if (isError) {
    return <ErrorState text="Comments could not be loaded." onRetry={() => void refetch()} />
  }
  if (data !== undefined && data.comments.some((comment) => comment.postId !== postId)) {
    return <NotFoundScreen title="Comment not found" />
  }
  const title = post === undefined ? 'Post' : post.title
  const isOpen = post !== undefined && !isTombstone(post) && takesComments(post, now)
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', to: routes.home.to() },
          { label: title, to: routes.post.to(answeredAt) },
        ]}
      />
      <div css={[plainPage, { maxWidth: '46rem', paddingTop: 0 }]}>
        <h1>Comment thread</h1>
        <About post={post} />
        <AllComments postId={answeredAt} title={title} />
        {data === undefined ? (
          <Loading />
        ) : (
          <CommentThreads
            threads={threads}
            postId={answeredAt}
            isOpen={isOpen}
            shownDepth={commentMaxDepth}
            namedId={namedId}
            muting={muting}
            renderDialog={commentDialog}
          />
        )}
      </div>
    </div>
  )
}

/** The post of an address, or the one into which it was merged. */
function usePostThatStays(postId: number): PostDetails | PostTombstone | undefined {
  const { data: named } = postsApi.useGetPostQuery(postId)
  const into = leadsTo(named)
  const { data: stays } = postsApi.useGetPostQuery(into ?? skipToken)
  return into === null ? named : stays
}

export const leadsTo = (post: PostDetails | PostTombstone | undefined): number | null =>
  post === undefined || isTombstone(post) ? null : post.mergedInto

const Loading = () => (
  <div role="status" aria-label="Loading comments" css={{ paddingTop: 'var(--s4)' }}>
    <Skeleton height="6rem" />
  </div>
)

/** The comment that the page is about, and leads to: what the reader just wrote, else the one of the address. */
function useNamed(writtenId: number | undefined, commentId: number): number {
  const isArrival = useIsArrival()
  // Who comes back to the page is left where they were.
  useLedTo(writtenId ?? (isArrival ? commentId : undefined))
  return writtenId ?? commentId
}

/** Whether the page was opened or gone to, not come back to. */
function useIsArrival(): boolean {
  const kind = useNavigationType()
  const { key } = useLocation()
  return kind !== NavigationType.Pop || key === 'default'
}

/** What is talked about; nothing of a post that is gone. */
function About({ post }: { readonly post: PostDetails | PostTombstone | undefined }) {
  if (post !== undefined && isTombstone(post)) {
    return null
  }
  return (
    <Box aria-label="Post" css={{ marginTop: 'var(--s4)' }}>
      {post === undefined ? (
        <Skeleton height="2.875rem" />
      ) : (
        <Anchor to={routes.post.to(post.id)} css={{ display: 'block' }}>
          <strong css={{ display: 'block' }}>{post.title}</strong>
          <small className="muted">
            {[cardPrice(post).text, post.storeName].filter((part) => part !== null).join(' · ')}
          </small>
        </Anchor>
      )}
    </Box>
  )
}

const AllComments = ({ postId, title }: { readonly postId: number; readonly title: string }) => (
  <Anchor
    to={routes.post.toComments(postId)}
    css={{ display: 'inline-block', marginBlock: 'var(--s3)', color: 'var(--brand)', fontWeight: 600 }}
  >
    All comments on {title}
  </Anchor>
)

/** The post and the comment of a thread's address, or nothing where they are no numbers. */
export function threadFrom(params: Readonly<Record<string, string | undefined>>) {
  const postId = idFrom(params['id'])
  const commentId = idFrom(params['commentId'])
  return postId === undefined || commentId === undefined ? undefined : { postId, commentId }
}
