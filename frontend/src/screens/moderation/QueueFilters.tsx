import { reportReasons, reportReasonWords } from '@deals/events'
import type { QueueQuestion } from '../../features/moderation/moderation.endpoints.ts'
import type { Choice } from '../../ui/Select.tsx'
import { trustWords } from './case-words.ts'
import type { Wishes } from './desk-address.ts'
import { ages, Choose, DeskFilters, places } from './DeskFilters.tsx'
import { StoreFilter } from './StoreFilter.tsx'

const reasons: readonly Choice[] = [
  { value: '', label: 'Any reason' },
  ...reportReasons.map((reason) => ({ value: reason, label: `Reported as ${reportReasonWords[reason]}` })),
  { value: 'blocked-domain', label: 'Links to what is blocked' },
]
const holders: readonly Choice[] = [
  { value: '', label: 'Any reviewer' },
  { value: 'nobody', label: 'Not taken' },
  { value: 'me', label: 'Taken by me' },
  { value: 'somebody', label: 'Taken' },
]

const trusts: readonly Choice[] = [
  { value: '', label: 'Any trust' },
  ...[0, 1, 2].map((level) => ({ value: String(level), label: `${trustWords(level)}s` })),
]

const typed = [
  ['q', 'Search cases'],
  ['poster', 'Poster'],
] as const

interface QueueFiltersProps {
  readonly question: QueueQuestion
  readonly onNarrow: (wishes: Wishes) => void
}

/** What narrows the lists of cases. */
export function QueueFilters({ question, onNarrow }: QueueFiltersProps) {
  return (
    <DeskFilters
      question={question}
      onNarrow={onNarrow}
      typed={typed}
      beside={<StoreFilter slug={question.store ?? ''} onChoose={(store) => onNarrow({ store })} />}
    >
      {(narrowing) => (
        <>
          <Choose name="reason" label="Reason" options={reasons} {...narrowing} />
          <Choose name="category" label="Category" options={places} {...narrowing} />
          <Choose name="trust" label="Trust" options={trusts} {...narrowing} />
          <Choose name="holder" label="Reviewer" options={holders} {...narrowing} />
          <Choose name="waiting" label="Age" options={ages} {...narrowing} />
        </>
      )}
    </DeskFilters>
  )
}
