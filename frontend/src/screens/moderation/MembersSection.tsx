import { Search, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { counted, type MemberRow } from '@deals/events'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useParam } from '../shared/use-param.ts'
import { trustWords } from './case-words.ts'
import { Desk, Facts, ListPane, Rows } from './desk-styles.ts'
import { MemberPane } from './MemberPane.tsx'
import { NoCase } from './NoCase.tsx'
import { QueueRowSkeleton } from './QueueRow.tsx'
import { RestrictedTag } from './RestrictedTag.tsx'

/** Members, found by name, with what moderators did about the open one beside. */
export function MembersSection() {
  const [member, openMember] = useParam('member')
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim())
  return (
    <Desk data-open={member !== null}>
      <ListPane aria-label="Members">
        <div css={{ padding: 'var(--s3) var(--s4)', borderBottom: '1px solid var(--line)' }}>
          <TextField
            label="Find a member by name"
            type="search"
            lead={<Search aria-hidden="true" />}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Found q={q} member={member} />
      </ListPane>
      {member === null ? (
        <NoCase text="Find a member, or choose one about whom was decided lately." />
      ) : (
        <MemberPane key={member} username={member} onClose={() => openMember(null)} />
      )}
    </Desk>
  )
}

function Found({ q, member }: { readonly q: string; readonly member: string | null }) {
  const { currentData, isError, refetch } = moderationApi.useGetMembersQuery(q, { refetchOnMountOrArgChange: true })
  if (currentData === undefined) {
    return isError ? (
      <ErrorState text="The members could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <Rows role="status" aria-label="Loading members">
        <QueueRowSkeleton />
        <QueueRowSkeleton />
      </Rows>
    )
  }
  const { members } = currentData
  return members.length === 0 ? (
    <EmptyState
      icon={<UsersRound />}
      text={q === '' ? 'Nothing was decided about members yet.' : `Nobody’s name begins with “${q}”.`}
    />
  ) : (
    <Rows>
      {members.map((row) => (
        <Row key={row.username} row={row} isOpen={row.username === member} />
      ))}
    </Rows>
  )
}

function Row({ row, isOpen }: { readonly row: MemberRow; readonly isOpen: boolean }) {
  return (
    <li>
      <Anchor
        to={`?member=${encodeURIComponent(row.username)}`}
        {...(isOpen ? { 'aria-current': true } : {})}
        css={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          gap: 'var(--s3)',
          padding: 'var(--s3) var(--s4)',
          '&[aria-current]': { background: 'var(--brand-soft)' },
          '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--brand)' },
        }}
      >
        <Avatar username={row.username} />
        <span>
          <strong>{row.username}</strong>
          <Facts as="span">
            <span>{trustWords(row.trustLevel)}</span>
            <span>{counted(row.published, 'post')}</span>
            <span>{counted(row.comments, 'comment')}</span>
            <RestrictedTag restricts={row.restricts} until={row.until} />
          </Facts>
        </span>
      </Anchor>
    </li>
  )
}
