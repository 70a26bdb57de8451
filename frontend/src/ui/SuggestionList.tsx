import styled from '@emotion/styled'
import { useEffect, useRef, type ReactNode } from 'react'

/** Holds a field and the list below it, which lies over what follows. */
export const WithSuggestions = styled.div`
  position: relative;
`

const List = styled.ul`
  position: absolute;
  z-index: 5;
  left: 0;
  right: 0;
  margin-top: var(--s1);
  max-height: 16rem;
  overflow-y: auto;
  padding: var(--s1);
  border: 1px solid var(--line);
  border-radius: var(--r-md);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  & > li {
    display: flex;
    align-items: center;
    gap: var(--s2);
    min-height: var(--control);
    padding: var(--s2) var(--s3);
    border-radius: var(--r-sm);
    font-size: var(--text-sm);
    cursor: pointer;
  }
  & > li[aria-selected='true'],
  & > li:hover {
    background: var(--sunken);
  }
  & > li > small {
    margin-left: auto;
    color: var(--ink-2);
    font-size: var(--text-xs);
  }
`

/** What ties a text field to its list, for those who listen. */
export function comboboxAttributes(listId: string, count: number, active: number) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': count > 0,
    'aria-controls': listId,
    ...(count > 0 ? { 'aria-activedescendant': `${listId}-${active}` } : {}),
    autoComplete: 'off',
  } as const
}

interface SuggestionListProps<Option extends { readonly key: string }> {
  readonly id: string
  readonly label: string
  readonly options: readonly Option[]
  readonly active: number
  readonly onChoose: (option: Option) => void
  readonly render: (option: Option) => ReactNode
}

/** What could be meant by what is typed; the marked one is kept in sight. */
export function SuggestionList<Option extends { readonly key: string }>(props: SuggestionListProps<Option>) {
  const { id, label, options, active, onChoose, render } = props
  const marked = useRef<HTMLLIElement>(null)
  useEffect(() => {
    marked.current?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    <List id={id} role="listbox" aria-label={label} hidden={options.length === 0}>
      {options.map((option, place) => (
        <li
          key={option.key}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === active}
          {...(place === active ? { ref: marked } : {})}
          // Before the field loses focus, which would close the list.
          onMouseDown={(event) => {
            event.preventDefault()
            onChoose(option)
          }}
        >
          {render(option)}
        </li>
      ))}
    </List>
  )
}
