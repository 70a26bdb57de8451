import { reportReasons } from '@deals/events'
import type { QueueQuestion } from '../../features/moderation/moderation.endpoints.ts'
import { Button } from '../../ui/Button.tsx'
import type { Choice } from '../../ui/Select.tsx'
import { reasonWords } from './case-words.ts'
import type { Wishes } from './desk-address.ts'
import { ages, Choose, ClearFilters, FilterRows, places, TypedFilter, useClearing } from './DeskFilters.tsx'
import { SavedViews } from './SavedViews.tsx'

const reasons: readonly Choice[] = [
  { value: '', label: 'Any reason' },
  ...reportReasons.map((reason) => ({ value: reason, label: `Reported as ${reasonWords(reason)}` })),
]
const holders: readonly Choice[] = [
  { value: '', label: 'Any reviewer' },
  { value: 'nobody', label: 'Not taken' },
  { value: 'me', label: 'Taken by me' },
  { value: 'somebody', label: 'Taken' },
]

interface QueueFiltersProps {
  readonly question: QueueQuestion
  readonly onNarrow: (wishes: Wishes) => void
}

/** Words and choices that narrow the list; all of them stand in the address. */
export function QueueFilters({ question, onNarrow }: QueueFiltersProps) {
  const { tab: _tab, ...said } = question
  const narrowing = { said, onNarrow }
  const { round, clear } = useClearing(onNarrow)
  return (
    <FilterRows role="search" aria-label="Narrow the list">
      <div>
        <TypedFilter key={`q ${round}`} name="q" label="Search cases" {...narrowing} />
        <TypedFilter key={`poster ${round}`} name="poster" label="Poster" {...narrowing} />
      </div>
      <div>
        <Choose name="reason" label="Reason" options={reasons} {...narrowing} />
        <Choose name="category" label="Category" options={places} {...narrowing} />
        <Choose name="holder" label="Reviewer" options={holders} {...narrowing} />
        <Choose name="waiting" label="Age" options={ages} {...narrowing} />
        {question.store !== undefined && (
          <Button size="sm" onClick={() => onNarrow({ store: '' })}>
            Store: {question.store} ×
          </Button>
        )}
        <ClearFilters said={said} onClear={clear} />
      </div>
      <SavedViews question={question} />
    </FilterRows>
  )
}
