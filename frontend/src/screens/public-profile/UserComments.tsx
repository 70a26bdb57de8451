import styled from '@emotion/styled'
import { MessageCircle } from 'lucide-react'
import { counted, type CommentOfUser } from '@deals/events'
import { usersApi } from '../../features/users/users.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import { useInfiniteScroll } from '../../lib/use-infinite-scroll.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'

const Root = styled.ul`
  max-width: 46rem;
  & > li {
    padding-block: var(--s4);
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & a {
    font-weight: 600;
  }
  & a:hover {
    text-decoration: underline;
  }
  & .talk {
    white-space: pre-line;
  }
  & small {
    color: var(--ink-3);
    font-size: var(--text-sm);
  }
`

/** What a member said, each line under the post it was said about. */
export function UserComments({ username }: { readonly username: string }) {
  const { data, isError, hasNextPage, isFetching, fetchNextPage, refetch } =
    usersApi.useListCommentsOfUserInfiniteQuery(username)
  const comments = data?.pages.flatMap((page) => page.comments) ?? []
  const next = () => {
    if (hasNextPage && !isFetching) {
      void fetchNextPage()
    }
  }
  const sentinel = useInfiniteScroll(next, data?.pages.length)
  if (data === undefined) {
    return isError ? (
      <ErrorState text="Comments could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="12rem" radius="md" />
    )
  }
  // A page of comments on posts that the reader may not see is empty, and there may be others behind it.
  if (comments.length === 0 && !hasNextPage) {
    return <EmptyState icon={<MessageCircle />} text="No comments yet." />
  }
  return (
    <>
      <Root>
        {comments.map((comment) => (
          <Line key={comment.id} comment={comment} />
        ))}
      </Root>
      <div ref={sentinel} css={{ minHeight: '1px' }} />
    </>
  )
}

function Line({ comment }: { readonly comment: CommentOfUser }) {
  const { id, postId, postTitle, content, votes, createdAt } = comment
  return (
    <li>
      <Anchor to={routes.postComment.to(postId, id)}>{postTitle ?? 'To the comment'}</Anchor>
      <p className="talk">{content}</p>
      <small>
        {counted(votes, 'vote')} · <TimeAgo time={createdAt} />
      </small>
    </li>
  )
}
