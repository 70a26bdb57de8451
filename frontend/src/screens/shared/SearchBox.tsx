import styled from '@emotion/styled'
import { Search } from 'lucide-react'
import type { FormEvent, Ref } from 'react'
import { useNavigate } from 'react-router-dom'
import { routes } from '../../lib/routes.ts'

const Root = styled.form`
  position: relative;
  width: 100%;
  & > svg {
    position: absolute;
    left: 1rem;
    top: 50%;
    transform: translateY(-50%);
    color: var(--ink-3);
    pointer-events: none;
  }
  & input {
    width: 100%;
    height: 2.75rem;
    padding: 0 2.75rem;
    border: 1px solid var(--line);
    border-radius: var(--r-full);
    background: var(--sunken);
  }
  & input::-webkit-search-cancel-button {
    display: none;
  }
  & input:focus-visible {
    border-radius: var(--r-full);
  }
  & kbd {
    position: absolute;
    right: 0.875rem;
    top: 50%;
    transform: translateY(-50%);
    padding: 0 0.4rem;
    border: 1px solid var(--line-strong);
    border-radius: 0.375rem;
    font: 600 var(--text-xs) / 1.25rem var(--font);
    color: var(--ink-3);
    pointer-events: none;
  }
  & input:focus ~ kbd {
    display: none;
  }
`

interface SearchBoxProps {
  /** The name that is read aloud. */
  readonly label?: string
  readonly defaultValue?: string
  /** The key that leads here, shown at the end. */
  readonly shortcut?: string
  readonly inputRef?: Ref<HTMLInputElement>
  readonly onSearched?: () => void
}

/** Asks the search page. Without scripts the form leads there too; a blank search goes nowhere. */
export function SearchBox({ label = 'Search', defaultValue, shortcut, inputRef, onSearched }: SearchBoxProps) {
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('q')
    const words = field instanceof HTMLInputElement ? field.value.trim() : ''
    if (words !== '') {
      void navigate(routes.search.to(words))
      onSearched?.()
    }
  }
  return (
    <Root role="search" aria-label={label} action={routes.search.path} onSubmit={search}>
      <input
        ref={inputRef}
        type="search"
        name="q"
        aria-label={label}
        placeholder="Search deals, stores, categories"
        autoComplete="off"
        defaultValue={defaultValue}
        enterKeyHint="search"
      />
      <Search aria-hidden="true" />
      {shortcut !== undefined && <kbd aria-hidden="true">{shortcut}</kbd>}
    </Root>
  )
}
