import { alertCurrencies, alertLimits, alertScoreSteps, alertVoteSteps } from '@deals/events'
import { alertFieldId, countThresholds } from '../../features/deal-alerts/alert-form-values.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Columns, Group } from '../../ui/form-styles.ts'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { AlertPartProps } from './part-props.ts'

const currencyChoices = alertCurrencies.map((value) => ({ value, label: value === 'both' ? 'USD and CAD' : value }))

const voteChoices = alertVoteSteps.map((step) => ({
  value: String(step),
  label: step === 0 ? 'Any number' : `${step} or more`,
}))

const scoreChoices = [
  { value: '', label: 'Any, also without one' },
  ...alertScoreSteps.map((step) => ({ value: String(step), label: `${step} or more` })),
]

const matchChoices = [
  { value: 'all', label: 'All of these' },
  { value: 'any', label: 'One of these is enough' },
] as const

const amount = { inputMode: 'decimal', lead: '$', autoComplete: 'off', optional: true } as const

/** What it may cost, and how good it must be. */
export function ThresholdsPart(part: AlertPartProps) {
  const { form, onChange } = part
  return (
    <Group>
      <h2>How good must it be?</h2>
      <PriceFields {...part} />
      <OtherThresholds {...part} />
      <Checkbox
        label="Only at the lowest known price of 90 days"
        checked={form.lowestPriceOnly}
        onChange={(event) => onChange({ lowestPriceOnly: event.target.checked })}
      />
      {countThresholds(form) > 1 && (
        <RadioGroup
          label="Which must be met?"
          layout="row"
          value={form.match}
          options={matchChoices}
          onChange={(match) => onChange({ match })}
        />
      )}
    </Group>
  )
}

function PriceFields({ form, errors, onChange }: AlertPartProps) {
  return (
    <Columns>
      <TextField
        {...amount}
        id={alertFieldId('priceMin')}
        label="Lowest price"
        value={form.priceMin}
        error={errors.priceMin}
        onChange={(event) => onChange({ priceMin: event.target.value })}
      />
      <TextField
        {...amount}
        id={alertFieldId('priceMax')}
        label="Highest price"
        value={form.priceMax}
        error={errors.priceMax}
        onChange={(event) => onChange({ priceMax: event.target.value })}
      />
      <SelectField
        id={alertFieldId('currency')}
        label="Currency of the deals"
        options={currencyChoices}
        value={form.currency}
        error={errors.currency}
        onChange={(event) => {
          const currency = alertCurrencies.find((known) => known === event.target.value)
          onChange(currency === undefined ? {} : { currency })
        }}
      />
    </Columns>
  )
}

function OtherThresholds({ form, errors, onChange }: AlertPartProps) {
  return (
    <Columns>
      <TextField
        id={alertFieldId('minDiscount')}
        label="Discount in percent"
        optional
        inputMode="numeric"
        autoComplete="off"
        placeholder={`0 to ${alertLimits.highestDiscount}`}
        value={form.minDiscount}
        error={errors.minDiscount}
        onChange={(event) => onChange({ minDiscount: event.target.value })}
      />
      <SelectField
        id={alertFieldId('minVotes')}
        label="Votes"
        options={voteChoices}
        value={form.minVotes}
        error={errors.minVotes}
        onChange={(event) => onChange({ minVotes: event.target.value })}
      />
      <SelectField
        id={alertFieldId('minScore')}
        label="Deal score"
        options={scoreChoices}
        value={form.minScore}
        error={errors.minScore}
        onChange={(event) => onChange({ minScore: event.target.value })}
      />
    </Columns>
  )
}
