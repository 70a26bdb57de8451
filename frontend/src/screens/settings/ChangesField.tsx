import { postChanges, type PostChange } from '@deals/events'
import { toggled } from '../../features/posts/feed-filters.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Choices } from '../../ui/form-styles.ts'
import { changeWords } from './webhook-words.ts'

interface ChangesFieldProps {
  readonly changes: readonly PostChange[]
  readonly onChange: (changes: readonly PostChange[]) => void
}

/** Of which changes an address is told. */
export function ChangesField({ changes, onChange }: ChangesFieldProps) {
  return (
    <Choices>
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
      <p className="muted" css={{ fontSize: 'var(--text-sm)' }}>
        Where you choose none, all of them.
      </p>
    </Choices>
  )
}
