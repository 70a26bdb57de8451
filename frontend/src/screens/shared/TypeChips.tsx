import { useLocation, useSearchParams } from 'react-router-dom'
import { ChipLink } from '../../ui/Chip.tsx'
import { ChipRow } from './ChipRow.tsx'
import { typeChoices, typeFrom } from './type-chips.ts'
import { withParam } from './with-param.ts'

/** Narrows a list to one kind of post; the choice stands in the address. */
export function TypeChips() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const chosen = typeFrom(params)
  return (
    <ChipRow role="group" aria-label="Type">
      {typeChoices.map(({ value, label }) => (
        <ChipLink key={label} to={`${pathname}${withParam(params, 'type', value)}`} current={value === chosen}>
          {label}
        </ChipLink>
      ))}
    </ChipRow>
  )
}
