import styled from '@emotion/styled'
import { ChevronDown } from 'lucide-react'
import { useKeptPart } from '../lib/kept-part.ts'

const Root = styled.span`
  position: relative;
  display: inline-flex;
  & select {
    appearance: none;
    field-sizing: content;
    height: var(--control);
    padding: 0 2.25rem 0 var(--s4);
    border: 1px solid var(--line-strong);
    border-radius: var(--r-full);
    background: var(--surface);
    font-weight: 600;
    font-size: var(--text-sm);
    cursor: pointer;
    max-width: 100%;
    text-overflow: ellipsis;
    transition: background var(--quick);
  }
  & select:hover {
    background: var(--sunken);
  }
  & option {
    background: var(--surface);
    color: var(--ink);
  }
  & > svg {
    position: absolute;
    right: var(--s3);
    top: 50%;
    transform: translateY(-50%);
    pointer-events: none;
  }
`

export interface Choice<Value extends string = string> {
  readonly value: Value
  readonly label: string
}

interface SelectProps<Value extends string> {
  /** The name that is read aloud, such as "Sort by"; the shown choice speaks for itself. */
  readonly label: string
  readonly value: Value
  readonly options: readonly Choice<Value>[]
  readonly onChange: (value: Value) => void
}

/** One of a few, as a round control of the toolbar. The system draws the list, so it works with every device. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  return <Root {...useKeptPart('select', Field<Value>, props)} />
}

function Field<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen)
    if (option !== undefined) {
      onChange(option.value)
    }
  }
  return (
    <>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          choose(event.target.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </>
  )
}
