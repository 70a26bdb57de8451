import styled from '@emotion/styled'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { categories, reportReasons } from '@deals/events'
import type { QueueQuestion } from '../../features/moderation/moderation.endpoints.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import type { Choice } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { reasonWords } from './case-words.ts'
import { filterNames } from './desk-address.ts'
import type { FilterName, Wishes } from './desk-address.ts'
import { SavedViews } from './SavedViews.tsx'

const reasons: readonly Choice[] = [
  { value: '', label: 'Any reason' },
  ...reportReasons.map((reason) => ({ value: reason, label: `Reported as ${reasonWords(reason)}` })),
]
const places: readonly Choice[] = [
  { value: '', label: 'Any category' },
  ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
]
const holders: readonly Choice[] = [
  { value: '', label: 'Any reviewer' },
  { value: 'nobody', label: 'Not taken' },
  { value: 'me', label: 'Taken by me' },
  { value: 'somebody', label: 'Taken' },
]
const ages: readonly Choice[] = [
  { value: '', label: 'Any age' },
  { value: '30', label: 'Over 30 minutes' },
  { value: '120', label: 'Over 2 hours' },
  { value: '1440', label: 'Over a day' },
]

const nothing: Wishes = Object.fromEntries(filterNames.map((name) => [name, '']))

const typingDelay = 300

const Root = styled.div`
  padding: var(--s3) var(--s4);
  border-bottom: 1px solid var(--line);
  & > div {
    display: flex;
    gap: var(--s2);
    align-items: center;
    overflow-x: auto;
    scrollbar-width: none;
  }
  & > div + div {
    margin-top: var(--s2);
  }
  & > div > div > div input,
  & > div > span > select {
    height: 2rem;
    font-size: var(--text-xs);
  }
  & > div > span {
    flex: 1 1 0;
  }
  & > div > span > select {
    width: 100%;
    min-width: 5.5rem;
    padding-left: var(--s3);
    padding-right: 1.75rem;
  }
`

interface QueueFiltersProps {
  readonly question: QueueQuestion
  readonly onNarrow: (wishes: Wishes) => void
}

/** Words and choices that narrow the list; all of them stand in the address. */
export function QueueFilters({ question, onNarrow }: QueueFiltersProps) {
  const isNarrowed = filterNames.some((name) => question[name] !== undefined)
  return (
    <Root role="search" aria-label="Narrow the list">
      <div>
        <TypedFilter name="q" label="Search cases" value={question.q ?? ''} onNarrow={onNarrow} />
        <TypedFilter name="poster" label="Poster" value={question.poster ?? ''} onNarrow={onNarrow} />
      </div>
      <div>
        <Choose name="reason" label="Reason" {...{ question, onNarrow }} options={reasons} />
        <Choose name="category" label="Category" {...{ question, onNarrow }} options={places} />
        <Choose name="holder" label="Reviewer" {...{ question, onNarrow }} options={holders} />
        <Choose name="waiting" label="Age" {...{ question, onNarrow }} options={ages} />
        {question.store !== undefined && (
          <Button size="sm" onClick={() => onNarrow({ store: '' })}>
            Store: {question.store} ×
          </Button>
        )}
        {isNarrowed && (
          <Button size="sm" variant="quiet" onClick={() => onNarrow(nothing)}>
            Clear
          </Button>
        )}
      </div>
      <SavedViews question={question} />
    </Root>
  )
}

interface ChooseProps extends QueueFiltersProps {
  readonly name: FilterName
  readonly label: string
  readonly options: readonly Choice[]
}

function Choose({ name, label, options, question, onNarrow }: ChooseProps) {
  return (
    <Select
      label={label}
      value={question[name] ?? ''}
      options={options}
      onChange={(value) => onNarrow({ [name]: value })}
    />
  )
}

interface TypedFilterProps {
  readonly name: FilterName
  readonly label: string
  readonly value: string
  readonly onNarrow: QueueFiltersProps['onNarrow']
}

/** Writes what is typed into the address once the typing rests. */
function TypedFilter({ name, label, value, onNarrow }: TypedFilterProps) {
  const [typed, setTyped] = useState(value)
  const rested = useDebounced(typed.trim(), typingDelay)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    // The address was changed elsewhere: by a link, or by Clear.
    setKnown(value)
    setTyped(value)
  }
  useEffect(() => {
    if (rested !== value && rested === typed.trim()) {
      onNarrow({ [name]: rested })
    }
    // Only when the typing rests: what the address becomes meanwhile is no new wish.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rested])
  return (
    <div css={{ flex: name === 'q' ? '2 1 0' : '1 1 0', minWidth: 0 }}>
      <TextField
        label={label}
        hideLabel
        type="search"
        placeholder={label}
        lead={name === 'q' ? <Search aria-hidden="true" /> : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}
