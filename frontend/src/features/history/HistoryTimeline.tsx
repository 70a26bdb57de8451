import styled from '@emotion/styled'
import { isPublicStatus, type Currency, type HistoryEntry, type PostHistoryView } from '@deals/events'
import { useNow } from '../../lib/clock.slice.ts'
import { useKeptPart } from '../../lib/kept-part.ts'
import { relativeTime, utcTime } from '../../lib/relative-time.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Anchor } from '../../ui/Anchor.tsx'
import { fingerRoom } from '../../ui/button-styles.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { codeWords } from './code-words.ts'
import { FieldChange } from './FieldChange.tsx'
import { historyApi } from './history.endpoints.ts'
import { linkToPast } from './past-links.ts'
import { HistorySkeleton } from './HistorySkeleton.tsx'
import { actorWords, fieldWords, kindWords, stepWords } from './history-words.ts'
import { RemovedWords } from './RemovedWords.tsx'
import { RemoveWords } from './RemoveWords.tsx'

const Root = styled.ol`
  font-size: var(--text-sm);
  & > li {
    position: relative;
    display: grid;
    gap: var(--s1);
    padding: 0 0 var(--s4) var(--s6);
  }
  & > li::before {
    content: '';
    position: absolute;
    z-index: 1;
    left: 0.1875rem;
    top: 0.375rem;
    width: 0.625rem;
    height: 0.625rem;
    border-radius: 50%;
    background: var(--line-strong);
  }
  & > li[data-key='true']::before {
    background: var(--brand);
  }
  & > li:not(:last-child)::after {
    content: '';
    position: absolute;
    left: 0.46rem;
    top: 0.75rem;
    bottom: -0.375rem;
    width: 1px;
    background: var(--line-strong);
  }
  & strong {
    font-weight: 650;
  }
  & small {
    color: var(--ink-2);
    font-size: var(--text-xs);
  }
  & small a {
    position: relative;
    ${fingerRoom}
    color: var(--brand);
    font-weight: 600;
  }
  & q {
    color: var(--ink-2);
  }
`

interface HistoryTimelineProps {
  readonly postId: number
  readonly currency: Currency
  /** How many of the newest are shown; all where nothing is said. */
  readonly limit?: number
}

/** What happened to a post, the newest first. */
export function HistoryTimeline({ postId, currency, limit }: HistoryTimelineProps) {
  const answer = historyApi.useGetHistoryInfiniteQuery(postId)
  const { data, isError, isFetching, refetch } = answer
  if (isError && data === undefined) {
    return <ErrorState text="The history could not be loaded." onRetry={() => void refetch()} />
  }
  if (data === undefined) {
    return <HistorySkeleton />
  }
  const entries = oldestFirst(data.pages)
  return (
    <>
      <HistoryLines postId={postId} entries={entries} currency={currency} {...(limit === undefined ? {} : { limit })} />
      {limit === undefined && answer.isFetchNextPageError && <Alert variant="destructive">{notLoaded}</Alert>}
      {limit === undefined && answer.hasNextPage && (
        <Button size="sm" disabled={isFetching} onClick={() => void answer.fetchNextPage()}>
          Show earlier steps
        </Button>
      )}
    </>
  )
}

/** What happens while somebody reads on moves lines to the next page, where they stand a second time. */
const oldestFirst = (pages: readonly PostHistoryView[]): HistoryEntry[] =>
  [...new Map(pages.flatMap(({ entries }) => entries.map((entry) => [entry.position, entry]))).values()].toReversed()

const notLoaded = 'The earlier steps could not be loaded.'

interface HistoryLinesProps extends HistoryTimelineProps {
  readonly entries: readonly HistoryEntry[]
}

/** The same where the entries are known already, oldest first. */
export function HistoryLines(props: HistoryLinesProps) {
  return <Root {...useKeptPart('history', Lines, props)} />
}

function Lines({ postId, entries, currency, limit }: HistoryLinesProps) {
  return entries
    .filter(({ kind }) => !quietKinds.has(kind))
    .toReversed()
    .slice(0, limit)
    .map((entry) => <Entry key={entry.position} postId={postId} entry={entry} currency={currency} />)
}

/** Who looked when, and what a case says again that its post says already: told by the raw events alone. */
const quietKinds = new Set(['CaseOpened', 'CaseAssigned', 'CaseReleased', 'CaseResolved', 'CaseKept', 'CaseOverdue'])

/** Turning points, which stand out from the small steps. */
const keyKinds = new Set(['PostSubmitted', 'PostApproved', 'PostRenewed', 'PostRestored'])

interface EntryProps extends Pick<HistoryTimelineProps, 'postId' | 'currency'> {
  readonly entry: HistoryEntry
}

function Entry({ postId, entry, currency }: EntryProps) {
  const now = useNow()
  const changes = Object.entries(entry.changes ?? {}).filter(([field]) => fieldWords(field) !== undefined)
  return (
    <li data-key={keyKinds.has(entry.kind)}>
      <span>
        <strong>{kindWords(entry)}</strong> by {actorWords(entry)}
      </span>
      <StatusStep {...entry} />
      <Provenance {...entry} />
      <Because {...entry} />
      {entry.reason !== undefined && <q>{entry.reason}</q>}
      {entry.reasonGroup !== undefined && <span>{entry.reasonGroup}</span>}
      {changes.map(([field, change]) => (
        <FieldChange key={field} field={field} change={change} currency={currency} />
      ))}
      <WordsOfVersion postId={postId} entry={entry} />
      <small>
        <time dateTime={entry.at}>
          {relativeTime(entry.at, now)} · {utcTime(entry.at)}
        </time>
      </small>
      {leftInSight(entry) && (
        <small>
          <Anchor to={linkToPast(postId, entry.at)}>See the post as it was then</Anchor>
        </small>
      )}
    </li>
  )
}

/** What the site's own word for it says, but for what its actor says already. */
function Because({ kind, role, code }: Pick<HistoryEntry, 'kind' | 'role' | 'code'>) {
  const words = role === 'poster' ? undefined : codeWords({ kind, ...(code !== undefined && { code }) })
  return words === undefined ? null : <span>{words}</span>
}

/** What became of the words that a step wrote, and the way to remove them for who may. */
function WordsOfVersion({ postId, entry }: Omit<EntryProps, 'currency'>) {
  const { version, removed = [], removable = [], redaction, changes = {} } = entry
  // An edit says so in the place of the words.
  const unsaid = removed.filter((name) => changes[name] === undefined)
  return (
    <>
      {redaction !== undefined && (
        <span>
          {namesOf(redaction.fields)} of {utcTime(redaction.at)}
        </span>
      )}
      {unsaid.length > 0 && <RemovedWords>Content removed by a moderator: {namesOf(unsaid)}</RemovedWords>}
      {version !== undefined && removable.length > 0 && (
        <RemoveWords key={removable.join()} postId={postId} version={version} fields={removable} />
      )}
    </>
  )
}

const namesOf = (fields: readonly string[]) => fields.map((field) => fieldWords(field)).join(', ')

/** What changed the post, and left something to be seen. */
const leftInSight = ({ to, changes }: HistoryEntry) => (to === undefined ? changes !== undefined : isPublicStatus(to))

/** Whose idea an edit was, and who held it to be right. */
function Provenance({ suggestion }: Pick<HistoryEntry, 'suggestion'>) {
  if (suggestion === undefined) {
    return null
  }
  const { by, agreedBy } = suggestion
  return (
    <small>
      {[`suggested by ${by}`, ...(agreedBy.length === 0 ? [] : [`agreed by ${agreedBy.join(' and ')}`])].join(', ')}
    </small>
  )
}

function StatusStep(step: Pick<HistoryEntry, 'from' | 'to'>) {
  const words = stepWords(step)
  return words === '' ? null : <small>{words}</small>
}
