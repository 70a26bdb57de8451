import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { choiceStyles } from './choice-styles.ts'
import { FieldHelp } from './Field.tsx'
import { FieldError } from './FieldError.tsx'
import { useFieldIds } from './use-field-ids.ts'

const Root = styled.fieldset`
  display: grid;
  gap: 0.125rem;
  & > legend {
    padding: 0;
    margin-bottom: 0.375rem;
    font-size: var(--text-sm);
    font-weight: 600;
  }
`

const Option = styled.label(choiceStyles)

interface RadioGroupProps<Value extends string> {
  /** The first button takes this id, so that an error summary leads there. */
  readonly id?: string
  readonly label: string
  readonly hideLabel?: boolean
  readonly value: Value | undefined
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly help?: ReactNode }[]
  readonly onChange: (value: Value) => void
  readonly help?: ReactNode
  readonly error?: string | undefined
}

/** One of a few, each with its words. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { fieldId, helpId, errorId, attributes } = useFieldIds(props)
  const { 'aria-describedby': describedBy } = attributes
  return (
    <Root {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}>
      <legend {...(props.hideLabel === true ? { className: 'visually-hidden' } : {})}>{props.label}</legend>
      {props.help !== undefined && <FieldHelp id={helpId}>{props.help}</FieldHelp>}
      {props.options.map((option, place) => (
        <Option key={option.value}>
          <input
            type="radio"
            name={fieldId}
            {...(place === 0 ? { id: fieldId } : {})}
            value={option.value}
            checked={option.value === props.value}
            onChange={() => {
              props.onChange(option.value)
            }}
          />
          <span>
            {option.label}
            {option.help !== undefined && <small>{option.help}</small>}
          </span>
        </Option>
      ))}
      <FieldError id={errorId}>{props.error}</FieldError>
    </Root>
  )
}
