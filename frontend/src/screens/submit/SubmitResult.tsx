import { CircleCheck, Clock, Pencil } from 'lucide-react'
import { useState } from 'react'
import { holdWords, type HoldGroup, type PostDetails } from '@deals/events'
import { useWaiting } from '../../features/history/use-waiting.ts'
import { isTombstone, postsApi } from '../../features/posts/posts.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { pageWithOneMessage } from '../shared/page-styles.ts'

const pollMilliseconds = 1_500

/** What became of a post that was just sent; asks until the check is over. */
export function SubmitResult({ postId }: { readonly postId: number }) {
  const [isOver, setIsOver] = useState(false)
  const { data } = postsApi.useGetPostQuery(postId, { pollingInterval: isOver ? 0 : pollMilliseconds })
  const post = data === undefined || isTombstone(data) ? undefined : data
  const isDecided = post !== undefined && post.status !== 'ai-review'
  if (isDecided && !isOver) {
    setIsOver(true)
  }
  return (
    <div className="wrap" css={pageWithOneMessage}>
      {isDecided ? <Decided post={post} /> : <Checking postId={postId} />}
    </div>
  )
}

function Checking({ postId }: { readonly postId: number }) {
  return (
    <div role="status">
      <EmptyState
        icon={<Spinner />}
        heading="Your post is being checked"
        text="This takes a few seconds, seldom a minute. You may leave; we tell you when it is live."
        action={<ButtonLink to={routes.post.to(postId)}>See your post</ButtonLink>}
      />
    </div>
  )
}

function Decided({ post: { id, status, review } }: { readonly post: PostDetails }) {
  if (status === 'active') {
    return (
      <EmptyState
        icon={<CircleCheck />}
        tone="good"
        heading="Your post is live"
        text="Thank you. Others can see it, vote on it and comment now."
        action={
          <ButtonLink to={routes.post.to(id)} variant="primary">
            See your post
          </ButtonLink>
        }
      />
    )
  }
  if (status === 'poster-review') {
    return (
      <EmptyState
        icon={<Pencil />}
        heading="Please change your post"
        text={review?.feedback ?? 'Something has to be changed before it can go live.'}
        action={
          <ButtonLink to={routes.editPost.to(id)} variant="primary">
            Edit and resubmit
          </ButtonLink>
        }
      />
    )
  }
  return <Waiting postId={id} why={review?.heldFor ?? []} />
}

function Waiting({ postId, why }: { readonly postId: number; readonly why: readonly HoldGroup[] }) {
  const place = useWaiting(postId)
  return (
    <EmptyState
      icon={<Clock />}
      heading={place === '' ? 'Waiting for review' : `Waiting for review – ${place}`}
      text={[...why.map((group) => holdWords[group]), 'We tell you as soon as a moderator has decided.'].join(' ')}
      action={<ButtonLink to={routes.post.to(postId)}>See your post</ButtonLink>}
    />
  )
}
