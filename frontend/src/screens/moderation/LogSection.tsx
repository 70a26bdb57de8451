import { SearchX } from 'lucide-react'
import { canUndoAllOf, soughtActs } from '@deals/events'
import { actWords } from '../../features/history/act-words.ts'
import { logPageSize, moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import type { LogEntry, LogQuestion } from '../../features/moderation/moderation.endpoints.ts'
import { addressOf } from '../../lib/address-of.ts'
import { useViewer } from '../../lib/viewer.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FieldRow } from '../../ui/FieldRow.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { ServerLink } from '../shared/ServerLink.tsx'
import { useNarrowing } from '../shared/use-param.ts'
import { WideTable } from '../shared/WideTable.tsx'
import { usePageNumber } from '../shared/use-page-number.ts'
import { LaterSection } from './LaterSection.tsx'
import { LogLine } from './LogLine.tsx'
import { UndoOfModerator } from './UndoOfModerator.tsx'

const spanDays = [1, 7, 30, 90] as const
const spans = [
  { value: '', label: 'Any time' },
  ...spanDays.map((days) => ({ value: String(days), label: days === 1 ? 'Last day' : `Last ${days} days` })),
]
const kindChoices = [
  { value: '', label: 'Everything' },
  ...soughtActs().map((kind) => ({ value: kind, label: actWords({ kind }) })),
]

/** What moderators did, the latest first, and the way to take the last word about a post back. */
export function LogSection() {
  const [actor, setActor] = useNarrowing('actor')
  const [kind, setKind] = useNarrowing('kind')
  const [about, setAbout] = useNarrowing('about')
  const [days, setDays] = useNarrowing('days')
  const [page, setPage] = usePageNumber()
  const viewer = useViewer()
  const question = {
    page,
    actor: actor ?? '',
    kind: kind ?? '',
    about: about ?? '',
    days: spanDays.find((span) => String(span) === days) ?? ('' as const),
  }
  return (
    <div css={{ padding: 'var(--s4)', borderTop: '1px solid var(--line)', minHeight: '30rem' }}>
      <FieldRow css={fields}>
        <Typed label="Moderator" value={question.actor} onType={setActor} />
        <Typed label="Post, member or store" value={question.about} onType={setAbout} />
        <SelectField
          label="What was done"
          value={kind ?? ''}
          options={kindChoices}
          onChange={({ target: { value } }) => setKind(value)}
        />
        <SelectField
          label="When"
          value={String(question.days)}
          options={spans}
          onChange={({ target: { value } }) => setDays(value)}
        />
        {question.actor !== '' && canUndoAllOf(viewer) && <UndoOfModerator username={question.actor} />}
        <ServerLink href={csvOf(question)}>CSV</ServerLink>
      </FieldRow>
      <Shown question={question} onPage={setPage} />
    </div>
  )
}

/** On a phone each field has the whole width, and so have those below it. */
const fields = {
  paddingBottom: 'var(--s3)',
  '@media (max-width: 639px)': { '& > div': { flex: '1 1 100%' } },
} as const

interface TypedProps {
  readonly label: string
  readonly value: string
  readonly onType: (text: string) => void
}

/** Narrows once somebody goes on or presses Enter. */
function Typed({ label, value, onType }: TypedProps) {
  return (
    <TextField
      // What the address says otherwise, by the way back, stands in the field too.
      key={value}
      label={label}
      defaultValue={value}
      onBlur={(event) => onType(event.target.value.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          onType(event.currentTarget.value.trim())
        }
      }}
    />
  )
}

/** The table holds what the page shows. */
const csvOf = ({ page: _page, ...narrowed }: LogQuestion) =>
  addressOf('GET /api/moderation/log', { query: { format: 'csv', ...narrowed } })

interface ShownProps {
  readonly question: LogQuestion
  readonly onPage: (page: number) => void
}

function Shown({ question, onPage }: ShownProps) {
  const answer = moderationApi.useGetLogQuery(question, { refetchOnMountOrArgChange: true })
  const isNarrowed = [question.actor, question.kind, question.about, question.days].some((text) => text !== '')
  return (
    <Loaded answer={answer} name="the log" height="20rem">
      {({ entries, total }) =>
        entries.length === 0 ? (
          <Nothing isNarrowed={isNarrowed} />
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

const Nothing = ({ isNarrowed }: { readonly isNarrowed: boolean }) =>
  isNarrowed ? <EmptyState icon={<SearchX />} text="Nothing here matches." /> : <LaterSection tab="log" />

/** Set, so that no line moves when the font of the site comes. */
const columns = [
  { title: 'Time (UTC)', width: '11rem' },
  { title: 'Moderator', width: '9rem' },
  { title: 'What', width: '11rem' },
  { title: 'About' },
  { title: 'Reason' },
  { title: 'Undo', isHidden: true, width: '7rem' },
]

function Entries({ entries }: { readonly entries: readonly LogEntry[] }) {
  return (
    <WideTable label="Log" columns={columns} phone="blocks">
      {entries.map((entry) => (
        <LogLine key={`${entry.position} ${entry.postId ?? entry.member}`} entry={entry} />
      ))}
    </WideTable>
  )
}
