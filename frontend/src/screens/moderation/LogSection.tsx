import styled from '@emotion/styled'
import { Undo2 } from 'lucide-react'
import { bulkWords } from '@deals/events'
import { routes } from '../../app/routes.ts'
import { kindWords } from '../../features/history/history-words.ts'
import { logPageSize, moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import type { LogEntry, LogQuestion } from '../../features/moderation/moderation.endpoints.ts'
import { restrictionWords } from '../../features/moderation/restriction-words.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import { absoluteTime } from '../../lib/relative-time.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ServerLink } from '../shared/ServerLink.tsx'
import { useParam } from '../shared/use-param.ts'
import { LaterSection } from './LaterSection.tsx'

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-sm);
  & th,
  & td {
    padding: var(--s2) var(--s3);
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  & th {
    color: var(--ink-2);
    font-weight: 600;
  }
  & td:first-of-type {
    white-space: nowrap;
    color: var(--ink-2);
  }
  /* On a phone each line is a block of its own: nothing stands outside the screen. */
  @media (max-width: 767px) {
    & thead {
      display: none;
    }
    & tr {
      display: block;
      padding-block: var(--s3);
      border-bottom: 1px solid var(--line);
    }
    & td {
      display: block;
      padding: 0;
      border: 0;
    }
    & td:empty {
      display: none;
    }
    & td:last-of-type {
      padding-top: var(--s2);
    }
  }
`

const kinds = [
  ...['PostApproved', 'PostSentToReview', 'PostExpired', 'PostRenewed', 'PostDeleted', 'PostRestored', 'PostMerged'],
  ...['PostEdited', 'PostDecisionUndone', 'ReportResolved', 'ReportReopened', 'CaseNoted'],
  ...['UserWarned', 'UserNoted', 'UserSuspended', 'UserReinstated', 'BulkDecided'],
]
const kindChoices = [
  { value: '', label: 'Everything' },
  ...kinds.map((kind) => ({ value: kind, label: kindWords({ kind }) })),
]

/** What moderators did, the latest first, and the way to take the last word about a post back. */
export function LogSection() {
  const [actor, setActor] = useParam('actor')
  const [kind, setKind] = useParam('kind')
  const [pageText, setPage] = useParam('page')
  const page = Math.max(1, Number(pageText) || 1)
  const question = { page, actor: actor ?? '', kind: kind ?? '' }
  return (
    <div css={{ padding: 'var(--s4)', borderTop: '1px solid var(--line)', minHeight: '30rem' }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)', paddingBottom: 'var(--s3)' }}>
        <TextField
          label="Moderator"
          hideLabel
          placeholder="Moderator"
          defaultValue={actor ?? ''}
          onBlur={(event) => setActor(event.target.value.trim())}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              setActor(event.currentTarget.value.trim())
            }
          }}
        />
        <Select label="What was done" value={kind ?? ''} options={kindChoices} onChange={setKind} />
        <ServerLink href={`/api/moderation/log?format=csv&actor=${encodeURIComponent(question.actor)}`}>CSV</ServerLink>
      </div>
      <Shown question={question} onPage={(chosen) => setPage(chosen === 1 ? null : String(chosen))} />
    </div>
  )
}

interface ShownProps {
  readonly question: LogQuestion
  readonly onPage: (page: number) => void
}

function Shown({ question, onPage }: ShownProps) {
  const { currentData, isError, refetch } = moderationApi.useGetLogQuery(question, { refetchOnMountOrArgChange: true })
  if (currentData === undefined) {
    return isError ? (
      <ErrorState text="The log could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="20rem" radius="md" />
    )
  }
  const { entries, total } = currentData
  return entries.length === 0 ? (
    <LaterSection tab="log" />
  ) : (
    <>
      <Entries entries={entries} />
      <Pagination page={question.page} totalPages={Math.ceil(total / logPageSize)} onPageChange={onPage} />
    </>
  )
}

function Entries({ entries }: { readonly entries: readonly LogEntry[] }) {
  return (
    // Wide tables are scrolled, also by the keyboard.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
    <div role="region" aria-label="Log" tabIndex={0} css={{ overflowX: 'auto' }}>
      <Table>
        <thead>
          <tr>
            {['Time (UTC)', 'Moderator', 'What', 'About', 'Reason', ''].map((title) => (
              <th key={title} scope="col">
                {title === '' ? <span className="visually-hidden">Undo</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Line key={`${entry.position} ${entry.postId ?? entry.member}`} entry={entry} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function Line({ entry }: { readonly entry: LogEntry }) {
  const { at, actor, role, from, to, restricts, until } = entry
  const step = to === undefined || from === to ? '' : [from, to].filter((one) => one !== undefined).join(' → ')
  return (
    <tr>
      <td>
        <time dateTime={at}>{absoluteTime(at)}</time>
      </td>
      <td>
        {actor?.username ?? role}
        <br />
        <small className="muted">{role}</small>
      </td>
      <td>
        {kindWords(entry)}
        {step !== '' && (
          <>
            <br />
            <small className="muted">{step}</small>
          </>
        )}
      </td>
      <td>
        <Subject entry={entry} />
      </td>
      <td>
        {restricts.length > 0 && <p>{restrictionWords(restricts, until)}</p>}
        <Because entry={entry} />
      </td>
      <td>
        <UndoButton entry={entry} />
      </td>
    </tr>
  )
}

function Subject({ entry: { postId, title, member } }: { readonly entry: LogEntry }) {
  if (postId !== null) {
    return <Anchor to={routes.post.to(postId)}>{title}</Anchor>
  }
  return member === null ? (
    title
  ) : (
    <Anchor to={`${routes.moderation.to('users')}?member=${encodeURIComponent(member)}`}>{member}</Anchor>
  )
}

function Because({ entry: { kind, reason, code } }: { readonly entry: LogEntry }) {
  if (kind === 'BulkDecided') {
    return Object.entries(bulkWords).find(([decision]) => decision === code)?.[1]
  }
  return kind === 'PostMerged' && code !== undefined ? (
    <Anchor to={routes.post.to(Number(code))}>Into post {code}</Anchor>
  ) : (
    (reason ?? code)
  )
}

function UndoButton({ entry: { postId, undo, title } }: { readonly entry: LogEntry }) {
  const [undoDecision, { isLoading }] = moderationApi.useUndoDecisionMutation()
  if (postId === null || undo === null) {
    return null
  }
  const take = async () => {
    const { error } = await undoDecision({ postId, version: undo })
    showToast(
      error === undefined
        ? { title: 'Taken back', description: title }
        : { title: 'Not taken back', description: sentenceOf(error), variant: 'destructive' },
    )
  }
  return (
    <Button size="sm" busy={isLoading} aria-label={`Undo: ${title}`} onClick={() => void take()}>
      <Undo2 aria-hidden="true" />
      Undo
    </Button>
  )
}
