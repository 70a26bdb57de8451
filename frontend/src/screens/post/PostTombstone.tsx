import { Trash2 } from 'lucide-react'
import type { PostTombstone as Tombstone } from '@deals/events'
import { routes } from '../../app/routes.ts'
import { AppealDialog } from '../../features/moderation/AppealDialog.tsx'
import { utcTime } from '../../lib/relative-time.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { standingSettingsApi } from '../settings/standing.endpoints.ts'
import { AppealState } from '../shared/AppealState.tsx'
import { pageWithOneMessage } from '../shared/page-styles.ts'

const moderators: readonly string[] = ['moderator', 'superUser', 'owner']

/** What the poster sees of a post that was deleted; what a moderator decided another one looks at, else the site is written to. */
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
        action={
          moderators.includes(deletedBy) ? (
            <OwnAppeal id={id} deletedAt={deletedAt} />
          ) : (
            <ButtonLink to={`${routes.contact.to()}?topic=appeal`}>Appeal</ButtonLink>
          )
        }
      />
    </div>
  )
}

/** A decision is appealed once: what became of it stands where the button was. */
function OwnAppeal({ id, deletedAt }: Pick<Tombstone, 'id' | 'deletedAt'>) {
  const { data, isLoading, refetch } = standingSettingsApi.useGetOwnStandingQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const made = data?.appeals.find(({ postId, at }) => postId === id && Date.parse(at) >= Date.parse(deletedAt))
  if (made !== undefined) {
    return <AppealState appeal={made} />
  }
  // Without an answer the button stays: a second appeal is refused in words.
  return isLoading ? null : <AppealDialog about={{ postId: id }} onSent={() => void refetch()} />
}

const others: Readonly<Record<string, string>> = { superUser: 'a super user', owner: 'an owner', system: 'the site' }

/** Only its poster sees this page. */
function deletedByWords(role: string): string {
  return role === 'poster' || role === 'author' ? 'you' : (others[role] ?? `a ${role}`)
}
