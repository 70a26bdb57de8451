import { useLocation, useSearchParams } from 'react-router-dom'
import { useKeptPart } from '../../lib/kept-part.ts'
import { ChipLink } from '../../ui/Chip.tsx'
import { ChipRow } from './ChipRow.tsx'
import { typeChoices, typeFrom } from './type-chips.ts'
import { withParam } from './with-param.ts'

/** Narrows a list to one kind of post; the choice stands in the address. */
export function TypeChips() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const chips = useKeptPart('types of posts', Chips, { pathname, search: params.toString() })
  return <ChipRow role="group" aria-label="Type" {...chips} />
}

interface ChipsProps {
  readonly pathname: string
  readonly search: string
}

function Chips({ pathname, search }: ChipsProps) {
  const params = new URLSearchParams(search)
  const chosen = typeFrom(params)
  return (
    <>
      {typeChoices.map(({ value, label }) => (
        <ChipLink key={label} to={`${pathname}${withParam(params, 'type', value)}`} current={value === chosen}>
          {label}
        </ChipLink>
      ))}
    </>
  )
}
