import { postTypes } from '@deals/events'
import type { EditsQuestion } from '../../features/posts/suggestions.endpoints.ts'
import { typeWords } from '../../lib/post-type-words.ts'
import type { Choice } from '../../ui/Select.tsx'
import type { Wishes } from './desk-address.ts'
import { ages, Choose, ClearFilters, FilterRows, places, TypedFilter, useClearing } from './DeskFilters.tsx'
import { SavedViews } from './SavedViews.tsx'

const types: readonly Choice[] = [
  { value: '', label: 'Any type' },
  ...postTypes.map((type) => ({ value: type, label: typeWords[type] })),
]

interface EditFiltersProps {
  readonly question: EditsQuestion
  readonly onNarrow: (wishes: Wishes) => void
}

/** The same for suggested edits. */
export function EditFilters({ question, onNarrow }: EditFiltersProps) {
  const { tab: _tab, ...said } = question
  const narrowing = { said, onNarrow }
  const { round, clear } = useClearing(onNarrow)
  return (
    <FilterRows role="search" aria-label="Narrow the list">
      <div>
        <TypedFilter key={`q ${round}`} name="q" label="Search edits" {...narrowing} />
        <TypedFilter key={`member ${round}`} name="member" label="Suggested by" {...narrowing} />
      </div>
      <div>
        <Choose name="type" label="Type" options={types} {...narrowing} />
        <Choose name="category" label="Category" options={places} {...narrowing} />
        <Choose name="waiting" label="Age" options={ages} {...narrowing} />
        <ClearFilters said={said} onClear={clear} />
      </div>
      <SavedViews question={question} />
    </FilterRows>
  )
}
