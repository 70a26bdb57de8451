import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface OtherMomentProps {
  /** The page that is shown as it was. */
  readonly action: string
  /** The time that is shown now. */
  readonly at?: string
}

/** As the field of the browser writes a time. */
const minuteOf = (at: string) => new Date(at).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)

/** Leads to a page as it stood at any time; without a script, too. */
export function OtherMoment({ action, at }: OtherMomentProps) {
  return (
    <form action={action} css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 'var(--s3)' }}>
      <TextField
        label="See it as it was on (UTC)"
        type="datetime-local"
        name="at"
        required
        defaultValue={at === undefined ? undefined : minuteOf(at)}
      />
      <Button type="submit">Show</Button>
    </form>
  )
}
