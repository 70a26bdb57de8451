import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { bulkWords, canUndoAllOf } from '@deals/events'
import { roleWordsOf } from '../../features/users/role-words.ts'
import { routes } from '../../app/routes.ts'
import { actWords } from '../../features/history/act-words.ts'
import { stepWords } from '../../features/history/history-words.ts'
import { logPageSize, moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import type { LogEntry, LogQuestion } from '../../features/moderation/moderation.endpoints.ts'
import { restrictionWords } from '../../features/moderation/restriction-words.ts'
import { absoluteTime } from '../../lib/relative-time.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { FieldRow } from '../../ui/FieldRow.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { ServerLink } from '../shared/ServerLink.tsx'
import { tellOutcome } from '../shared/tell-outcome.ts'
import { useNarrowing } from '../shared/use-param.ts'
import { WideTable } from '../shared/WideTable.tsx'
import { usePageNumber } from '../shared/use-page-number.ts'
import { LaterSection } from './LaterSection.tsx'
import { UndoDialog } from './UndoDialog.tsx'
import { UndoOfModerator } from './UndoOfModerator.tsx'

const kinds = [
  ...['PostApproved', 'PostSentToReview', 'PostExpired', 'PostRenewed', 'PostDeleted', 'PostRestored', 'PostMerged'],
  ...[
    'PostFeatured',
    'PostUnfeatured',
    'PostEdited',
    'PostCommentsLocked',
    'PostCommentsUnlocked',
    'PostVersionRedacted',
    'PostDecisionUndone',
    'ReportResolved',
    'ReportReopened',
    'CaseNoted',
  ],
  ...[
    'UserWarned',
    'UserNoted',
    'UserSuspended',
    'UserReinstated',
    'BulkDecided',
    'AppealDecided',
    'FeedbackTemplatesChanged',
  ],
]
const kindChoices = [
  { value: '', label: 'Everything' },
  ...kinds.map((kind) => ({ value: kind, label: actWords({ kind }) })),
]

/** What moderators did, the latest first, and the way to take the last word about a post back. */
export function LogSection() {
  const [actor, setActor] = useNarrowing('actor')
  const [kind, setKind] = useNarrowing('kind')
  const [page, setPage] = usePageNumber()
  const viewer = useViewer()
  const question = { page, actor: actor ?? '', kind: kind ?? '' }
  return (
    <div css={{ padding: 'var(--s4)', borderTop: '1px solid var(--line)', minHeight: '30rem' }}>
      <FieldRow css={{ paddingBottom: 'var(--s3)' }}>
        <TextField
          label="Moderator"
          defaultValue={actor ?? ''}
          onBlur={(event) => setActor(event.target.value.trim())}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              setActor(event.currentTarget.value.trim())
            }
          }}
        />
        <SelectField
          label="What was done"
          value={kind ?? ''}
          options={kindChoices}
          onChange={({ target: { value } }) => setKind(value)}
        />
        {question.actor !== '' && canUndoAllOf(viewer) && <UndoOfModerator username={question.actor} />}
        <ServerLink href={`/api/moderation/log?${csvOf(question)}`}>CSV</ServerLink>
      </FieldRow>
      <Shown question={question} onPage={setPage} />
    </div>
  )
}

/** The table holds what the page shows. */
const csvOf = ({ actor, kind }: LogQuestion) => new URLSearchParams({ format: 'csv', actor, kind }).toString()

interface ShownProps {
  readonly question: LogQuestion
  readonly onPage: (page: number) => void
}

function Shown({ question, onPage }: ShownProps) {
  const answer = moderationApi.useGetLogQuery(question, { refetchOnMountOrArgChange: true })
  return (
    <Loaded answer={answer} name="the log" height="20rem">
      {({ entries, total }) =>
        entries.length === 0 ? (
          <LaterSection tab="log" />
        ) : (
          <>
            <Entries entries={entries} />
            <Pagination page={question.page} totalPages={Math.ceil(total / logPageSize)} onPageChange={onPage} />
          </>
        )
      }
    </Loaded>
  )
}

/** Set, so that no line moves when the font of the site comes. */
const columns = [
  { title: 'Time (UTC)', width: '11rem' },
  { title: 'Moderator', width: '9rem' },
  { title: 'What', width: '11rem' },
  { title: 'About' },
  { title: 'Reason' },
  { title: 'Undo', isHidden: true, width: '6rem' },
]

function Entries({ entries }: { readonly entries: readonly LogEntry[] }) {
  return (
    <WideTable label="Log" columns={columns} phone="blocks">
      {entries.map((entry) => (
        <Line key={`${entry.position} ${entry.postId ?? entry.member}`} entry={entry} />
      ))}
    </WideTable>
  )
}

function Line({ entry }: { readonly entry: LogEntry }) {
  const { at, actor, role, restricts, until } = entry
  const step = stepWords(entry)
  return (
    <tr>
      <td className="muted" data-short css={{ whiteSpace: 'nowrap' }}>
        <time dateTime={at}>{absoluteTime(at)}</time>
      </td>
      <td className="muted" data-short>
        {actor?.username ?? roleWordsOf(role)} <small>{roleWordsOf(role)}</small>
      </td>
      <th scope="row">
        {actWords(entry)}{' '}
        {step !== '' && (
          <small className="muted" css={{ fontWeight: 400, '@media (min-width: 768px)': { display: 'block' } }}>
            {step}
          </small>
        )}
      </th>
      <td>
        <Subject entry={entry} />
      </td>
      <td>
        {restricts.length > 0 && <p>{restrictionWords(restricts, until)}</p>}
        <Because entry={entry} />
      </td>
      <td>
        <UndoButton entry={entry} />
        {entry.bulkId !== null && <UndoTogether bulkId={entry.bulkId} title={entry.title} />}
      </td>
    </tr>
  )
}

function Subject({ entry: { postId, title, member } }: { readonly entry: LogEntry }) {
  if (postId !== null) {
    return <Anchor to={routes.post.to(postId)}>{title}</Anchor>
  }
  return member === null ? title : <Anchor to={routes.moderation.toMember(member)}>{member}</Anchor>
}

function Because({ entry: { kind, reason, code } }: { readonly entry: LogEntry }) {
  if (kind === 'BulkDecided') {
    return Object.entries(bulkWords).find(([decision]) => decision === code)?.[1]
  }
  if (kind === 'AppealDecided' || (reason === undefined && code === 'moderator')) {
    // The column before says it.
    return null
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
    const { error } = await undoDecision({ id: postId, version: undo })
    tellOutcome(error, { title: 'Taken back', description: title }, 'Not taken back')
  }
  return (
    <Button size="sm" busy={isLoading} aria-label={`Undo: ${title}`} onClick={() => void take()}>
      <Undo2 aria-hidden="true" />
      Undo
    </Button>
  )
}

/** Takes back all that was decided together, once it said what that would do. */
function UndoTogether({ bulkId, title }: { readonly bulkId: string; readonly title: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" aria-label={`Undo: ${title} together`} onClick={() => setOpen(true)}>
        <Undo2 aria-hidden="true" />
        Undo
      </Button>
      {isOpen && <UndoDialog question={{ bulkId }} onClose={() => setOpen(false)} />}
    </>
  )
}
