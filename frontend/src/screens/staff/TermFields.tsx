import { Columns } from '../../ui/form-styles.ts'
import { TextField } from '../../ui/TextField.tsx'

interface Term {
  /** Times as the field of the browser writes them, in UTC; no start is at once. */
  readonly startsAt: string
  readonly endsAt: string
}
interface TermFieldsProps {
  readonly term: Term
  readonly wrong: Readonly<Record<string, string>>
  readonly onChange: (more: Partial<Term>) => void
}

/** From when until when something holds. */
export function TermFields({ term: { startsAt, endsAt }, wrong, onChange }: TermFieldsProps) {
  return (
    <Columns>
      <TextField
        label="Starts (UTC)"
        optional
        type="datetime-local"
        help="At once where nothing is said"
        error={wrong['startsAt']}
        value={startsAt}
        onChange={({ target }) => onChange({ startsAt: target.value })}
      />
      <TextField
        label="Ends (UTC)"
        type="datetime-local"
        error={wrong['endsAt']}
        value={endsAt}
        onChange={({ target }) => onChange({ endsAt: target.value })}
      />
    </Columns>
  )
}
