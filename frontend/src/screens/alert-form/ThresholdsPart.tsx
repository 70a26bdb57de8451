import { alertCurrencies, alertLimits, alertScoreSteps, alertVoteSteps } from '@deals/events'
import { alertFieldId, countThresholds } from '../../features/deal-alerts/alert-form-values.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Columns, Group } from '../../ui/form-styles.ts'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { alertTextIn, type AlertPartProps } from './part-props.ts'

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

function PriceFields(part: AlertPartProps) {
  const { form, errors, onChange } = part
  return (
    <Columns>
      <TextField {...amount} {...alertTextIn(part, 'priceMin')} label="Lowest price" />
      <TextField {...amount} {...alertTextIn(part, 'priceMax')} label="Highest price" />
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

function OtherThresholds(part: AlertPartProps) {
  return (
    <Columns>
      <TextField
        {...alertTextIn(part, 'minDiscount')}
        label="Discount in percent"
        optional
        inputMode="numeric"
        autoComplete="off"
        placeholder={`0 to ${alertLimits.highestDiscount}`}
      />
      <SelectField {...alertTextIn(part, 'minVotes')} label="Votes" options={voteChoices} />
      <SelectField {...alertTextIn(part, 'minScore')} label="Deal score" options={scoreChoices} />
    </Columns>
  )
}
