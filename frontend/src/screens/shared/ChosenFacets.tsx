import { X } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { ChipButton } from '../../ui/Chip.tsx'
import { ChipRow } from './ChipRow.tsx'
import { chosenOf, useFacetChoice, type FacetFieldsProps } from './FacetBar.tsx'

/** What a list is narrowed to, each with the way out, and the way out of all. */
export function ChosenFacets({ fields }: FacetFieldsProps) {
  const { choose, clear } = useFacetChoice(fields)
  const chosen = chosenOf(fields)
  if (chosen.length === 0) {
    return null
  }
  return (
    <ChipRow role="group" aria-label="Chosen filters">
      {chosen.map((field) => {
        const label = field.options.find(({ value }) => value === field.value)?.label ?? field.value
        return (
          <ChipButton key={field.param} aria-label={`Remove ${label}`} onClick={() => choose(field, null)}>
            {label}
            <X aria-hidden="true" />
          </ChipButton>
        )
      })}
      <Button size="sm" variant="quiet" onClick={clear}>
        Clear filters
      </Button>
    </ChipRow>
  )
}
