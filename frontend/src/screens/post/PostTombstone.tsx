import { Trash2 } from 'lucide-react'
import type { PostTombstone as Tombstone } from '@deals/events'
import { routes } from '../../app/routes.ts'
import { AppealDialog } from '../../features/moderation/AppealDialog.tsx'
import { utcTime } from '../../lib/relative-time.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { pageWithOneMessage } from '../shared/page-styles.ts'

/** What the poster sees of a post that was deleted. */
export function PostTombstone({ post: { id, title, deletedAt, deletedBy, reason } }: { readonly post: Tombstone }) {
  return (
    <div className="wrap" css={pageWithOneMessage}>
      <h1>{title}</h1>
      <EmptyState
        icon={<Trash2 />}
        text={
          <>
            Deleted by {deletedByWords(deletedBy)} on {utcTime(deletedAt)}.{reason !== null && ` Reason: ${reason}.`}
          </>
        }
        action={<AppealAction id={id} deletedBy={deletedBy} />}
      />
    </div>
  )
}

const moderators: readonly string[] = ['moderator', 'superUser', 'owner']

/** What a moderator decided another one looks at; about anything else the site is written to. */
function AppealAction({ id, deletedBy }: { readonly id: number; readonly deletedBy: string }) {
  return moderators.includes(deletedBy) ? (
    <AppealDialog about={{ postId: id }} />
  ) : (
    <ButtonLink to={`${routes.contact.to()}?topic=appeal`}>Appeal</ButtonLink>
  )
}

const others: Readonly<Record<string, string>> = { superUser: 'a super user', owner: 'an owner', system: 'the site' }

/** Only its poster sees this page. */
function deletedByWords(role: string): string {
  return role === 'poster' || role === 'author' ? 'you' : (others[role] ?? `a ${role}`)
}
