import type { CommentView } from '@deals/events'
import { useNow } from '../../lib/clock.slice.ts'
import { useKeptPart } from '../../lib/kept-part.ts'
import { relativeTime, utcTime } from '../../lib/relative-time.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { Tag, type TagTone } from '../../ui/Tag.tsx'

const tones: Readonly<Record<CommentView['badges'][number], TagTone>> = {
  Poster: 'good',
  Trusted: 'good',
  Moderator: 'info',
  Store: 'cool',
  'Verified rep': 'cool',
  'New member': 'fair',
}

type HeadProps = Pick<CommentView, 'id' | 'postId' | 'username' | 'badges' | 'createdAt' | 'edited' | 'isNew'>

/** Who wrote a comment, and when. */
export function CommentHead({ comment }: { readonly comment: HeadProps }) {
  const { id, postId, username, badges, createdAt, edited, isNew } = comment
  return <header {...useKeptPart('comment head', Head, { id, postId, username, badges, createdAt, edited, isNew })} />
}

function Head({ id, postId, username, badges, createdAt, edited, isNew }: HeadProps) {
  const now = useNow()
  return (
    <>
      {username === null ? <b>Deleted user</b> : <Anchor to={routes.user.to(username)}>{username}</Anchor>}
      {badges.map((badge) => (
        <Tag key={badge} tone={tones[badge]}>
          {badge}
        </Tag>
      ))}
      <Anchor to={routes.postComment.to(postId, id)} css={{ '&&': { color: 'inherit', fontWeight: 400 } }}>
        <time dateTime={createdAt} title={utcTime(createdAt)}>
          {relativeTime(createdAt, now)}
        </time>
      </Anchor>
      {edited && <span>edited</span>}
      {isNew && <Tag tone="epic">New</Tag>}
    </>
  )
}

/** What stands in the place of a comment that is gone. */
export function DeletedComment({ deletedBy, reason }: Pick<CommentView, 'deletedBy' | 'reason'>) {
  return (
    <p className="faint" css={{ paddingBlock: 'var(--s1)' }}>
      {deletionText(deletedBy, reason)}
    </p>
  )
}

/** What stands in the place of a comment that the reader did not want to see; the answers to it stay. */
export function MutedComment({ onShow }: { readonly onShow: () => void }) {
  return (
    <p className="faint" css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 var(--s2)' }}>
      Comment by somebody you muted.
      <Button size="sm" variant="quiet" onClick={onShow}>
        Show
      </Button>
    </p>
  )
}

/** Who took a comment away, and why where somebody else did. */
export function deletionText(deletedBy: CommentView['deletedBy'], reason: string | null): string {
  if (deletedBy !== 'moderator') {
    return 'Comment deleted by author'
  }
  return reason === null ? 'Comment removed by a moderator' : `Comment removed by a moderator: ${reason}`
}
