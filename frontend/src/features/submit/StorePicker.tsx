import styled from '@emotion/styled'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { StoreSummary } from '@deals/events'
import { useDebounced } from '../../lib/use-debounced.ts'
import { StoreMark } from '../../ui/StoreMark.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { FormPartProps } from './form-props.ts'
import { fieldId } from './post-form-values.ts'
import { submitApi } from './submit.endpoints.ts'

const Root = styled.div`
  position: relative;
  & > ul {
    position: absolute;
    z-index: 5;
    top: 4.6rem;
    left: 0;
    right: 0;
    max-height: 16rem;
    overflow-y: auto;
    padding: var(--s1);
    border: 1px solid var(--line);
    border-radius: var(--r-md);
    background: var(--surface);
    box-shadow: var(--shadow-2);
  }
  & > ul > li {
    display: flex;
    align-items: center;
    gap: var(--s2);
    min-height: 2.5rem;
    padding: var(--s2) var(--s3);
    border-radius: var(--r-sm);
    font-size: var(--text-sm);
    cursor: pointer;
  }
  & > ul > li[aria-selected='true'],
  & > ul > li:hover {
    background: var(--sunken);
  }
`

const searchDelay = 300

interface Option {
  readonly key: string
  readonly label: string
  readonly name: string
  readonly slug: string
}

/** Known stores first; a name that none of them has can be added. */
export function storeOptions(stores: readonly StoreSummary[], typed: string): readonly Option[] {
  const name = typed.trim()
  const isKnown = stores.some((store) => store.name.toLowerCase() === name.toLowerCase())
  const known = stores.map((store) => ({ key: store.slug, label: store.name, name: store.name, slug: store.slug }))
  const isName = name.length >= 2 && name.length <= 60
  return isKnown || !isName ? known : [...known, { key: '+', label: `Add store “${name}”`, name, slug: '' }]
}

/** The list below the field: what it holds, what is marked, and what keys and choices do. */
function useStoreList({ form, onChange }: Pick<FormPartProps, 'form' | 'onChange'>) {
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const term = useDebounced(form.storeName.trim(), searchDelay)
  const { data, isError } = submitApi.useFindStoresQuery(term, { skip: term === '' || !isOpen })
  const options = isOpen && term !== '' ? storeOptions(data?.stores ?? [], form.storeName) : []
  const choose = ({ name, slug }: Option) => {
    onChange({ storeName: name, storeSlug: slug })
    setIsOpen(false)
  }
  const type = (storeName: string) => {
    setIsOpen(true)
    setActive(0)
    onChange({ storeName, storeSlug: '' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = options[active]
    if (event.key === 'Escape') {
      setIsOpen(false)
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      choose(chosen)
    } else if (options.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      setActive((active + (event.key === 'ArrowDown' ? 1 : options.length - 1)) % options.length)
    }
  }
  return { options, active, isError, choose, type, onKeyDown, close: () => setIsOpen(false) }
}

/** A store by its name: search, or add. */
export function StorePicker(part: FormPartProps) {
  const listId = useId()
  const { options, active, isError, choose, type, onKeyDown, close } = useStoreList(part)
  const isListed = options.length > 0
  return (
    <Root>
      <TextField
        id={fieldId('storeName')}
        label="Store"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={listId}
        {...(isListed ? { 'aria-activedescendant': `${listId}-${active}` } : {})}
        autoComplete="off"
        placeholder="Search stores"
        help={isError ? 'Stores cannot be loaded. You can type the name.' : undefined}
        error={part.errors.storeName}
        value={part.form.storeName}
        onKeyDown={onKeyDown}
        onBlur={close}
        onChange={(event) => type(event.target.value)}
      />
      <ul id={listId} role="listbox" aria-label="Stores" hidden={!isListed}>
        {options.map((option, place) => (
          <li
            key={option.key}
            id={`${listId}-${place}`}
            role="option"
            aria-selected={place === active}
            // Before the field loses focus, which would close the list.
            onMouseDown={(event) => {
              event.preventDefault()
              choose(option)
            }}
          >
            {option.slug !== '' && <StoreMark name={option.name} />}
            {option.label}
          </li>
        ))}
      </ul>
    </Root>
  )
}
