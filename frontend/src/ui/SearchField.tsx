import styled from '@emotion/styled'
import { Search, X } from 'lucide-react'
import type { InputHTMLAttributes, Ref } from 'react'
import { inputStyles } from './field-styles.ts'

const Root = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  & > svg {
    position: absolute;
    left: 1rem;
    top: 50%;
    transform: translateY(-50%);
    color: var(--ink-3);
    pointer-events: none;
  }
  & > kbd {
    position: absolute;
    right: 0.875rem;
    top: 50%;
    transform: translateY(-50%);
    padding: 0 0.4rem;
    border: 1px solid var(--line-strong);
    border-radius: 0.375rem;
    color: var(--ink-3);
    font: 600 var(--text-xs) / 1.25rem var(--font);
    pointer-events: none;
  }
  & > input:focus ~ kbd {
    display: none;
  }
  & > button {
    position: absolute;
    right: 0.375rem;
    top: calc(50% - 1rem);
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    padding: 0;
    border: 0;
    border-radius: var(--r-full);
    background: none;
    color: var(--ink-2);
  }
  @media (max-width: 767px) {
    & > kbd {
      display: none;
    }
  }
`

const Input = styled.input`
  ${inputStyles}
  padding: 0 2.75rem;
  border-color: var(--line);
  background: var(--sunken);
  &::-webkit-search-cancel-button {
    display: none;
  }
`

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'aria-label' | 'children'>

export interface SearchFieldProps extends Native {
  /** The name that is read aloud. */
  readonly label: string
  /** A key that leads here, shown until the field is used. */
  readonly shortcut?: string
  /** Shows a button that empties the field while there is a value. */
  readonly onClear?: () => void
  readonly ref?: Ref<HTMLInputElement>
}

/** Looks for something. */
export function SearchField({ label, shortcut, onClear, ...input }: SearchFieldProps) {
  const canClear = onClear !== undefined && input.value !== undefined && input.value !== ''
  return (
    <Root>
      <Search aria-hidden="true" />
      <Input {...input} type="search" aria-label={label} />
      {canClear && (
        <button type="button" aria-label="Clear" onClick={onClear}>
          <X aria-hidden="true" />
        </button>
      )}
      {shortcut !== undefined && !canClear && <kbd aria-hidden="true">{shortcut}</kbd>}
    </Root>
  )
}
