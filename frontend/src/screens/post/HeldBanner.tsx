import { canRestore, holdWords, type PostDetails } from '@deals/events'
import { useWaiting } from '../../features/history/use-waiting.ts'
import { utcTime } from '../../lib/relative-time.ts'
import { routes } from '../../lib/routes.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { usePostCommands } from './use-post-commands.ts'

/** What is seldom to be known of a post: that it does not hold yet, that others do not see it, that it is said to be back. */
export function HeldBanner({ post }: { readonly post: PostDetails }) {
  const viewer = useViewer()
  const isPoster = viewer?.username === post.foundBy
  switch (post.status) {
    case 'staff-review':
      return <Held post={post} isPoster={isPoster} />
    case 'poster-review':
      return <ChangesAsked post={post} isPoster={isPoster} />
    case 'deleted':
      return <DeletedPost postId={post.id} />
    case 'expired':
      return <SaidToBeBack postId={post.id} members={post.renewalSuggestedBy ?? 0} />
    case 'active':
      return <Alert title="Upcoming">Starts on {utcTime(post.startsAt ?? post.createdAt)}.</Alert>
    case 'ai-review':
      return <Alert title="Being checked, usually under a minute">{seenBy(isPoster)}</Alert>
  }
}

const seenBy = (isPoster: boolean): string =>
  `Only ${isPoster ? 'you' : 'its poster'}, moderators and staff see it until then.`

interface OfPoster {
  readonly post: PostDetails
  readonly isPoster: boolean
}

/** Why the staff look at it, by group, and how long that takes. */
function Held({ post: { id, review }, isPoster }: OfPoster) {
  const place = useWaiting(id, isPoster)
  return (
    <Alert variant="warn" title="Waiting for review">
      {/* Its line is there before the answer is. */}
      {isPoster && <p css={{ minHeight: '1lh', '&::first-letter': { textTransform: 'uppercase' } }}>{place}</p>}
      {review !== null && <p>{review.heldFor.map((group) => holdWords[group]).join(' ')}</p>}
      {review?.feedback !== null && review !== null && <p css={{ whiteSpace: 'pre-line' }}>{review.feedback}</p>}
      <p>Moderators will look at it. {seenBy(isPoster)}</p>
    </Alert>
  )
}

function ChangesAsked({ post: { id, review }, isPoster }: OfPoster) {
  return (
    <Alert variant="warn" title={isPoster ? 'Please change this post' : 'Waiting for changes by the poster'}>
      {review?.feedback !== null && review !== null && <p css={{ whiteSpace: 'pre-line' }}>{review.feedback}</p>}
      {review !== null && (
        <p className="muted">
          Asked by {review.role === 'system' ? 'the automatic check' : `a ${review.role}`} on {utcTime(review.at)}
        </p>
      )}
      {isPoster && (
        <ButtonLink to={routes.editPost.to(id)} variant="primary" css={{ marginTop: 'var(--s3)' }}>
          Edit and resubmit
        </ButtonLink>
      )}
    </Alert>
  )
}

/** Moderators and staff see a deleted post as it was; moderators can bring it back. */
function DeletedPost({ postId }: { readonly postId: number }) {
  const viewer = useViewer()
  const { restore, isBusy } = usePostCommands(postId)
  return (
    <Alert variant="warn" title="This post is deleted">
      <p>Only moderators and staff see it.</p>
      {canRestore(viewer) && (
        <Button size="sm" busy={isBusy} css={{ marginTop: 'var(--s2)' }} onClick={() => void restore()}>
          Restore
        </Button>
      )}
    </Alert>
  )
}

/** Members say that it is back; whoever may renew it looks at the price first. */
function SaidToBeBack({ postId, members }: { readonly postId: number; readonly members: number }) {
  const { renew, isBusy } = usePostCommands(postId)
  return (
    <Alert variant="warn" title="Renew this deal?">
      <p>{members} members say that it is available again. Check the price before you renew it.</p>
      <Button size="sm" busy={isBusy} css={{ marginTop: 'var(--s2)' }} onClick={() => void renew()}>
        Renew
      </Button>
    </Alert>
  )
}
