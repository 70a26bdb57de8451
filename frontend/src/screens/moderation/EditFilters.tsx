import { postTypes } from '@deals/events'
import type { EditsQuestion } from '../../features/moderation/edits.endpoints.ts'
import { typeWords } from '../../lib/post-type-words.ts'
import type { Choice } from '../../ui/Select.tsx'
import type { Wishes } from './desk-address.ts'
import { ages, Choose, DeskFilters, places } from './DeskFilters.tsx'

const types: readonly Choice[] = [
  { value: '', label: 'Any type' },
  ...postTypes.map((type) => ({ value: type, label: typeWords[type] })),
]

const typed = [
  ['q', 'Search edits'],
  ['member', 'Suggested by'],
] as const

interface EditFiltersProps {
  readonly question: EditsQuestion
  readonly onNarrow: (wishes: Wishes) => void
}

/** What narrows the list of suggested edits. */
export function EditFilters({ question, onNarrow }: EditFiltersProps) {
  return (
    <DeskFilters question={question} onNarrow={onNarrow} typed={typed}>
      {(narrowing) => (
        <>
          <Choose name="type" label="Type" options={types} {...narrowing} />
          <Choose name="category" label="Category" options={places} {...narrowing} />
          <Choose name="waiting" label="Age" options={ages} {...narrowing} />
        </>
      )}
    </DeskFilters>
  )
}
