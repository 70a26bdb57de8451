import { Trash2 } from 'lucide-react'
import { isModeratorsRole, roleNouns, type PostTombstone as Tombstone } from '@deals/events'
import { utcTime } from '../../lib/relative-time.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { standingSettingsApi } from '../../features/users/own-standing.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import { appealOf } from '../shared/appeal-of.ts'
import { AppealOrState } from '../shared/AppealOrState.tsx'
import { pageWithOneMessage } from '../shared/page-styles.ts'

/** What the poster sees of a post that was deleted; what a moderator decided another one looks at, else the site is written to. */
export function PostTombstone({ post: { id, title, deletedAt, deletedBy, reason } }: { readonly post: Tombstone }) {
  return (
    <div className="wrap" css={pageWithOneMessage}>
      <h1>{title}</h1>
      <EmptyState
        icon={<Trash2 />}
        text={
          <>
            Deleted by {deletedByWords(deletedBy)} on {utcTime(deletedAt)}.{reason !== null && ` Reason: ${reason}`}
          </>
        }
        action={
          isModeratorsRole(deletedBy) ? (
            <OwnAppeal id={id} deletedAt={deletedAt} />
          ) : (
            <ButtonLink to={`${routes.contact.to()}?topic=appeal`}>Appeal</ButtonLink>
          )
        }
      />
    </div>
  )
}

function OwnAppeal({ id, deletedAt }: Pick<Tombstone, 'id' | 'deletedAt'>) {
  const { data, isLoading, refetch } = standingSettingsApi.useGetOwnStandingQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  // Without an answer the button stays: a second appeal is refused in words.
  const made = appealOf(data?.appeals, { postId: id, at: deletedAt })
  return isLoading ? null : <AppealOrState about={{ postId: id }} made={made} onAppealed={() => void refetch()} />
}

const others: Readonly<Record<string, string>> = { ...roleNouns, system: 'the site' }

/** Only its poster sees this page. */
const deletedByWords = (role: string): string =>
  role === 'poster' || role === 'author' ? 'you' : (others[role] ?? `a ${role}`)
