import styled from '@emotion/styled'
import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { inputStyles } from './field-styles.ts'
import { Field, type LabelledProps } from './Field.tsx'
import type { Choice } from './Select.tsx'
import { useFieldIds } from './use-field-ids.ts'

const Frame = styled.span`
  position: relative;
  display: block;
  & > svg {
    position: absolute;
    right: var(--s4);
    top: 50%;
    transform: translateY(-50%);
    pointer-events: none;
    color: var(--ink-2);
  }
`

const Control = styled.select`
  ${inputStyles}
  appearance: none;
  padding-right: 2.5rem;
  cursor: pointer;
  text-overflow: ellipsis;
  & option {
    background: var(--surface);
    color: var(--ink);
  }
`

type Native = Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof LabelledProps | 'children' | 'multiple'>

export interface SelectFieldProps extends LabelledProps, Native {
  readonly options: readonly Choice[]
  /** What stands there while nothing is chosen, with the empty value. */
  readonly placeholder?: string
  readonly ref?: Ref<HTMLSelectElement>
}

/** One of many, as a field of a form. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, hideLabel, optional, help, error, options, placeholder, ...select } = props
  const { attributes, ...ids } = useFieldIds({ id, help, error })
  return (
    <Field label={label} help={help} error={error} {...ids} hideLabel={hideLabel ?? false} optional={optional ?? false}>
      <Frame>
        <Control {...select} id={ids.fieldId} {...attributes}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Control>
        <ChevronDown aria-hidden="true" />
      </Frame>
    </Field>
  )
}
