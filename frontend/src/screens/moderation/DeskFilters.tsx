import styled from '@emotion/styled'
import { Search } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { categories, deskNameLimit, deskSearchLimit } from '@deals/events'
import type { QueueQuestion } from '../../features/moderation/moderation.endpoints.ts'
import type { EditsQuestion } from '../../features/moderation/edits.endpoints.ts'
import { useTypedText } from '../../lib/use-typed-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Select, type Choice } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { UnreadFilters } from '../addresses/UnreadFilters.tsx'
import { nothing, type FilterName, type Wishes } from './desk-address.ts'
import { SavedViews } from './SavedViews.tsx'

export const places: readonly Choice[] = [
  { value: '', label: 'Any category' },
  ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
]
export const ages: readonly Choice[] = [
  { value: '', label: 'Any age' },
  { value: '30', label: 'Over 30 minutes' },
  { value: '120', label: 'Over 2 hours' },
  { value: '1440', label: 'Over a day' },
]

/** The rows of filters above a list. */
const FilterRows = styled.div`
  padding: var(--s3) var(--s4);
  border-bottom: 1px solid var(--line);
  & > div {
    display: flex;
    gap: var(--s2);
    align-items: center;
    overflow-x: auto;
    scrollbar-width: none;
  }
  /* What is typed has room for its words, and a list may hang below it. */
  & > div:first-of-type {
    flex-wrap: wrap;
    overflow: visible;
  }
  & label {
    color: var(--ink-2);
    font-size: var(--text-xs);
    font-weight: 550;
  }
  & > div > div > div {
    gap: 0.125rem;
  }
  & > div:first-of-type:has(> :nth-child(3)) > :first-child {
    flex-basis: 100%;
  }
  & > div + div,
  & > p {
    margin-top: var(--s2);
  }
  /* No mouse scrolls a row sideways. */
  @media (min-width: 1024px) {
    & > div {
      flex-wrap: wrap;
    }
  }
  & > div > div input,
  & > div > span > select {
    height: var(--control-sm);
    font-size: var(--text-xs);
  }
  @media (pointer: coarse) {
    & > div > div input,
    & > div > span > select {
      height: 2.75rem;
    }
  }
  & > div > span {
    flex: 1 1 auto;
  }
  /* Not as wide as their words: a row that holds them in the font of the system must hold them in that of the site. */
  @media (min-width: 1024px) {
    & > div > span {
      flex-basis: 7.5rem;
    }
  }
  & > div > span > svg {
    right: 0.1875rem;
  }
  & > div > span > select {
    width: 100%;
    min-width: 4.5rem;
    padding-left: var(--s2);
    padding-right: 1.25rem;
  }
`

/** What is set by now, and the way to change it. */
export interface Narrowing {
  readonly said: Readonly<Partial<Record<FilterName, string>>>
  readonly onNarrow: (wishes: Wishes) => void
}

interface ChooseProps extends Narrowing {
  readonly name: FilterName
  readonly label: string
  readonly options: readonly Choice[]
}

/** Chooses one of a few. */
export function Choose({ name, label, options, said, onNarrow }: ChooseProps) {
  return (
    <Select
      label={label}
      value={said[name] ?? ''}
      options={options}
      onChange={(value) => onNarrow({ [name]: value })}
    />
  )
}

/** Takes every filter out. What is still being typed goes too: its field begins anew with each round. */
function useClearing(onNarrow: Narrowing['onNarrow']): { readonly round: number; readonly clear: () => void } {
  const [round, setRound] = useState(0)
  const clear = () => {
    setRound(round + 1)
    onNarrow(nothing)
  }
  return { round, clear }
}

interface DeskFiltersProps extends Pick<Narrowing, 'onNarrow'> {
  readonly question: QueueQuestion | EditsQuestion
  /** What is narrowed by words, and how that is called. */
  readonly typed: readonly (readonly [name: FilterName, label: string])[]
  /** One more field beside the words. */
  readonly beside?: ReactNode
  /** What is chosen. */
  readonly children: (narrowing: Narrowing) => ReactNode
}

/** Words and choices that narrow a list; all of them stand in the address. */
export function DeskFilters({ question, onNarrow, typed, beside, children }: DeskFiltersProps) {
  const { tab, ...said } = question
  const narrowing = { said, onNarrow }
  const { round, clear } = useClearing(onNarrow)
  return (
    <FilterRows role="search" aria-label="Narrow the list">
      <div>
        {typed.map(([name, label]) => (
          <TypedFilter key={`${name} ${round}`} name={name} label={label} {...narrowing} />
        ))}
        {beside}
      </div>
      <div>
        {children(narrowing)}
        {Object.keys(said).length > 0 && (
          <Button size="sm" variant="quiet" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
      <UnreadFilters page={tab === 'edits' ? 'edits' : 'desk'} />
      <SavedViews question={question} />
    </FilterRows>
  )
}

interface TypedFilterProps extends Narrowing {
  readonly name: FilterName
  readonly label: string
}

/** Writes what is typed into the address once the typing rests. */
function TypedFilter({ name, label, said, onNarrow }: TypedFilterProps) {
  const value = said[name] ?? ''
  const [typed, type] = useTypedText(value, (text) => onNarrow({ [name]: text }))
  return (
    <div css={{ flex: name === 'q' ? '2 1 0' : '1 1 0', minWidth: 0 }}>
      <TextField
        label={label}
        type="search"
        lead={name === 'q' ? <Search aria-hidden="true" /> : undefined}
        value={typed}
        maxLength={name === 'q' ? deskSearchLimit : deskNameLimit}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  )
}
