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

const Options = styled.div`
  display: grid;
  gap: 0.125rem;
  &[data-layout='row'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem var(--s6);
  }
  &[data-layout='cards'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: var(--s3);
  }
  &[data-layout='cards'] > label {
    padding: var(--s3) var(--s4);
    border: 1px solid var(--line-strong);
    border-radius: var(--r-md);
    transition:
      background var(--quick),
      border-color var(--quick);
  }
  &[data-layout='cards'] > label:hover {
    background: var(--sunken);
  }
  &[data-layout='cards'] > label:has(:checked) {
    border-color: var(--brand);
    background: var(--brand-soft);
    box-shadow: inset 0 0 0 1px var(--brand);
  }
  &[data-layout='cards'] > label:has(:focus-visible) {
    box-shadow: var(--focus);
  }
  &[data-layout='cards'] input:focus-visible {
    box-shadow: none;
  }
`

interface RadioGroupProps<Value extends string> {
  /** The first button takes this id, so that an error summary leads there. */
  readonly id?: string
  readonly label: string
  readonly hideLabel?: boolean
  /** One below the other, side by side, or as cards that fill the line. */
  readonly layout?: 'lines' | 'row' | 'cards'
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
      <Options data-layout={props.layout ?? 'lines'}>
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
      </Options>
      <FieldError id={errorId}>{props.error}</FieldError>
    </Root>
  )
}
