import styled from '@emotion/styled'
import { postChanges } from '@deals/events'
import type { PostChange } from '@deals/events'
import { toggled } from '../../features/posts/feed-filters.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { changeWords } from './webhook-words.ts'

const Changes = styled.fieldset`
  & > legend {
    padding: 0;
    margin-bottom: 0.375rem;
    font-size: var(--text-sm);
    font-weight: 600;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem var(--s6);
  }
  & > p {
    font-size: var(--text-sm);
  }
`

interface ChangesFieldProps {
  readonly changes: readonly PostChange[]
  readonly onChange: (changes: readonly PostChange[]) => void
}

/** Of which changes an address is told. */
export function ChangesField({ changes, onChange }: ChangesFieldProps) {
  return (
    <Changes>
      <legend>Which changes</legend>
      <div>
        {postChanges.map((one) => (
          <Checkbox
            key={one}
            label={changeWords[one]}
            checked={changes.includes(one)}
            onChange={() => onChange(toggled(changes, one))}
          />
        ))}
      </div>
      <p className="muted">Where you choose none, all of them.</p>
    </Changes>
  )
}
