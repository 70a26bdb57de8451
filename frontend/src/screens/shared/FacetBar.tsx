import styled from '@emotion/styled'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Select } from '../../ui/Select.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { FacetField } from './facet-fields.ts'
import { useChangeParams } from './use-param.ts'

const Wide = styled.div`
  display: contents;
  @media (max-width: 767px) {
    display: none;
  }
`

const Narrow = styled.div`
  display: none;
  @media (max-width: 767px) {
    display: contents;
  }
`

const Fields = styled.div`
  display: grid;
  gap: var(--s4);
`

// In a piece of its own: as one of three that need it at once it would be part of what every page loads.
const FilterFrame = lazyPart(async () => ({ default: (await import('./FilterFrame.tsx')).FilterFrame }))

export interface FacetFieldsProps {
  readonly fields: readonly FacetField[]
}

const isChosen = ({ value }: FacetField) => value !== ''
export const chosenOf = (fields: readonly FacetField[]): readonly FacetField[] => fields.filter(isChosen)

/** The ways to narrow a list: a row of controls, or on a phone one button that opens them all. */
export function FacetBar({ fields }: FacetFieldsProps) {
  const { choose, clear } = useFacetChoice(fields)
  return (
    <>
      <Wide>
        {fields.map((field) => (
          <Select
            key={field.param}
            label={field.label}
            value={field.value}
            options={field.options}
            onChange={(value) => choose(field, value)}
          />
        ))}
      </Wide>
      <Narrow>
        <Suspense fallback={null}>
          <FilterFrame
            description="Narrow the list; every choice counts at once"
            count={chosenOf(fields).length}
            onClear={clear}
          >
            <Fields>
              {fields.map((field) => (
                <SelectField
                  key={field.param}
                  label={field.label}
                  value={field.value}
                  options={field.options}
                  onChange={(event) => choose(field, event.target.value)}
                />
              ))}
            </Fields>
          </FilterFrame>
        </Suspense>
      </Narrow>
    </>
  )
}

/** Chooses of one field, or takes back what was chosen of all. */
export function useFacetChoice(fields: readonly FacetField[]) {
  const change = useChangeParams(true)
  const none = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]))
  return {
    choose: ({ param, ends = [] }: FacetField, value: string | null) => change({ ...none(ends), [param]: value }),
    clear: () => change(none(fields.map(({ param }) => param))),
  }
}
