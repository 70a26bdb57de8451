import { availabilities, postLimits } from '@deals/events'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Columns, Group } from '../../ui/form-styles.ts'
import { CouponSource } from './CouponSource.tsx'
import type { FormPartProps } from './form-props.ts'
import { fieldId } from './post-form-values.ts'

const places = { online: 'Online', 'in-store': 'In store', both: 'Online and in store' } as const
const placeChoices = availabilities.map((value) => ({ value, label: places[value] }))

/** Code, place and time, all optional, and whether the poster belongs to the store. */
export function MorePart(part: FormPartProps) {
  const { form, errors, onChange } = part
  return (
    <Group>
      <h2>Details</h2>
      {form.type !== 'discussion' && (
        <>
          <CouponFields {...part} />
          <AvailabilityFields {...part} />
          <TimeFields {...part} />
        </>
      )}
      <Checkbox
        id={fieldId('affiliated')}
        label={`I work for, own or am paid by ${form.type === 'discussion' ? 'a store that I write about' : 'this store'}.`}
        error={errors.affiliated}
        checked={form.affiliated}
        onChange={(event) => onChange({ affiliated: event.target.checked })}
      />
    </Group>
  )
}

function CouponFields({ form, errors, onChange }: FormPartProps) {
  return (
    <Columns>
      <TextField
        id={fieldId('couponCode')}
        label="Coupon code"
        optional
        autoComplete="off"
        help="Public codes only"
        value={form.couponCode}
        error={errors.couponCode}
        onChange={(event) => onChange({ couponCode: event.target.value })}
      />
      <CouponSource form={form} errors={errors} onChange={onChange} />
    </Columns>
  )
}

function AvailabilityFields({ form, errors, onChange }: FormPartProps) {
  return (
    <Columns>
      <SelectField
        id={fieldId('availability')}
        label="Available"
        options={placeChoices}
        value={form.availability}
        error={errors.availability}
        onChange={(event) => {
          const availability = availabilities.find((known) => known === event.target.value)
          onChange(availability === undefined ? {} : { availability })
        }}
      />
      {form.availability !== 'online' && (
        <TextField
          id={fieldId('location')}
          label="Where"
          optional={form.availability === 'both'}
          placeholder="Which branch, which town"
          maxLength={postLimits.location}
          value={form.location}
          error={errors.location}
          onChange={(event) => onChange({ location: event.target.value })}
        />
      )}
    </Columns>
  )
}

function TimeFields({ form, errors, onChange }: FormPartProps) {
  return (
    <Columns>
      <TextField
        id={fieldId('startsAt')}
        label="Starts"
        optional
        type="datetime-local"
        value={form.startsAt}
        error={errors.startsAt}
        onChange={(event) => onChange({ startsAt: event.target.value })}
      />
      <TextField
        id={fieldId('expiresAt')}
        label="Ends"
        optional
        type="datetime-local"
        value={form.expiresAt}
        error={errors.expiresAt}
        onChange={(event) => onChange({ expiresAt: event.target.value })}
      />
    </Columns>
  )
}
