import { currencies } from '@deals/events'
import { Button } from '../../ui/Button.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { amountFrom } from '../../lib/amount.ts'
import { Columns, Group } from '../../ui/form-styles.ts'
import { textIn, type FormPartProps } from './form-props.ts'
import { fieldId, type Shipping } from './post-form-values.ts'

const amount = { inputMode: 'decimal', lead: '$', autoComplete: 'off' } as const

const currencyChoices = currencies.map((value) => ({ value, label: value }))

const shippingChoices: readonly { readonly value: Shipping; readonly label: string }[] = [
  { value: 'unknown', label: 'Not known' },
  { value: 'free', label: 'Free' },
  { value: 'paid', label: 'Costs' },
]

interface PricePartProps extends FormPartProps {
  /** The currency stays once somebody voted on the price. */
  readonly isCurrencyLocked?: boolean
}

/** What it costs, what it cost before, and what sending costs. */
export function PricePart({ isCurrencyLocked = false, ...part }: PricePartProps) {
  const { form, onChange, suggestions } = part
  const isOdd = (amountFrom(form.originalPrice) ?? 0) > 20 * (amountFrom(form.price) ?? Infinity)
  return (
    <Group>
      <h2>Price</h2>
      <Columns>
        <div css={{ display: 'grid', gap: 'var(--s2)' }}>
          <TextField
            {...amount}
            {...textIn(part, 'price')}
            label="Price"
            help={suggestions?.at('price', form) ?? 'After codes and discounts, before tax'}
          />
          <Button size="sm" css={{ justifySelf: 'start' }} onClick={() => onChange({ price: '0' })}>
            Free
          </Button>
        </div>
        <TextField
          {...amount}
          {...textIn(part, 'originalPrice')}
          label="Original price"
          optional
          help={
            isOdd ? 'That is more than 20 times the price. Is it right?' : 'The usual selling price, not the list price'
          }
        />
        <CurrencyField {...part} isLocked={isCurrencyLocked} />
      </Columns>
      <ShippingFields {...part} />
    </Group>
  )
}

/** USD or CAD. */
export function CurrencyField({
  form,
  errors,
  onChange,
  suggestions,
  isLocked,
}: FormPartProps & { readonly isLocked: boolean }) {
  return (
    <SelectField
      id={fieldId('currency')}
      label={form.type === 'sales' ? 'Currency of the prices' : 'Currency of the price'}
      options={currencyChoices}
      value={form.currency}
      disabled={isLocked}
      help={suggestions?.at('currency', form)}
      error={errors.currency}
      onChange={(event) => {
        const currency = currencies.find((known) => known === event.target.value)
        onChange(currency === undefined ? {} : { currency })
      }}
    />
  )
}

function ShippingFields(part: FormPartProps) {
  const { form, onChange } = part
  return (
    <>
      <RadioGroup
        label="Shipping"
        layout="row"
        value={form.shipping}
        options={shippingChoices}
        onChange={(shipping) => onChange({ shipping })}
      />
      {form.shipping === 'paid' && <TextField {...amount} {...textIn(part, 'shippingCost')} label="Shipping cost" />}
    </>
  )
}
