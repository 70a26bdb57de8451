import styled from '@emotion/styled'
import { Search } from 'lucide-react'
import { letterStates, type InboxView, type LetterState } from '@deals/events'
import type { InboxAsked } from '../../../features/staff/inbox.endpoints.ts'
import { useTypedText } from '../../../lib/use-typed-text.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { stateWords } from './letter-words.ts'

const kinds = [
  { value: '', label: 'Everything' },
  { value: 'bug', label: 'Bug reports' },
  { value: 'contact', label: 'Messages' },
]
const holders = [
  { value: '', label: 'Anybody’s' },
  { value: 'me', label: 'Mine' },
  { value: 'nobody', label: 'Nobody’s' },
]

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
  margin-bottom: var(--s4);
  /* On a phone each has its place, however wide its words are: rows that wrap by them move when the font of the site comes. */
  @media (max-width: 767px) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    & > :first-child,
    & > :last-child {
      grid-column: 1 / -1;
    }
    & > :first-child {
      justify-self: start;
    }
    & select {
      width: 100%;
    }
  }
`

interface InboxFiltersProps {
  readonly asked: InboxAsked
  readonly counts: InboxView['counts'] | undefined
  readonly onNarrow: (name: 'state' | 'kind' | 'assignee' | 'q', value: string) => void
}

/** Which letters are shown. */
export function InboxFilters({ asked, counts, onNarrow }: InboxFiltersProps) {
  const [words, type] = useTypedText(asked.q, (text) => onNarrow('q', text))
  const states = letterStates.map((value) => ({
    value,
    label: counts === undefined ? stateWords[value] : `${stateWords[value]} ${counts[value]}`,
  }))
  return (
    <Filters>
      <SegmentedControl<LetterState>
        label="State"
        value={asked.state}
        options={states}
        onChange={(state) => onNarrow('state', state)}
      />
      <Select label="Kind" value={asked.kind} options={kinds} onChange={(kind) => onNarrow('kind', kind)} />
      <Select
        label="Looked after by"
        value={asked.assignee}
        options={holders}
        onChange={(assignee) => onNarrow('assignee', assignee)}
      />
      <TextField
        label="Search letters"
        hideLabel
        type="search"
        maxLength={200}
        lead={<Search aria-hidden="true" />}
        placeholder="Words or a name"
        value={words}
        onChange={(event) => type(event.target.value)}
      />
    </Filters>
  )
}
