import { alertFrequencies, alertLimits } from '@deals/events'
import { alertFieldId } from '../../features/deal-alerts/alert-form-values.ts'
import { frequencyWords } from '../../features/deal-alerts/alert-words.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Group } from '../../ui/form-styles.ts'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { alertTextIn, type AlertPartProps } from './part-props.ts'

const frequencyChoices = alertFrequencies.map((value) => ({ value, label: frequencyWords[value] }))

interface TellingPartProps extends AlertPartProps {
  readonly isNew: boolean
}

/** How the member is told, and what the alert is called. */
export function TellingPart({ isNew, ...part }: TellingPartProps) {
  const { form, errors, onChange } = part
  return (
    <Group>
      <h2>How are you told?</h2>
      <RadioGroup
        id={alertFieldId('frequency')}
        label="How often"
        layout="row"
        help="A deal is told of once, and again only if its price falls by 5% more."
        value={form.frequency}
        options={frequencyChoices}
        error={errors.frequency}
        onChange={(frequency) => onChange({ frequency })}
      />
      <Checkbox
        id={alertFieldId('email')}
        label="Also by e-mail"
        help="On the site you are always told."
        checked={form.email}
        error={errors.email}
        onChange={(event) => onChange({ email: event.target.checked })}
      />
      <Checkbox
        id={alertFieldId('push')}
        label="Also as a push notice"
        help={
          form.frequency === 'instant'
            ? 'On the devices where you switched them on, which you can do when the alert is saved.'
            : 'Only for alerts that tell at once.'
        }
        disabled={form.frequency !== 'instant'}
        checked={form.push && form.frequency === 'instant'}
        onChange={(event) => onChange({ push: event.target.checked })}
      />
      <TextField
        {...alertTextIn(part, 'name')}
        label="Name of the alert"
        optional={isNew}
        placeholder={form.any[0] ?? form.all[0] ?? ''}
        help={`Up to ${alertLimits.nameLength} characters${isNew ? '; the first keyword if you leave it empty' : ''}.`}
      />
    </Group>
  )
}
