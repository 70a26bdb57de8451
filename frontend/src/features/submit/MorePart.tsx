import { availabilities, postLimits } from '@deals/events'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Columns, Group } from '../../ui/form-styles.ts'
import { useIsAlive } from '../../lib/use-is-alive.ts'
import { CouponSource } from './CouponSource.tsx'
import { textIn, type FormPartProps } from './form-props.ts'
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

function CouponFields(part: FormPartProps) {
  return (
    <Columns>
      <TextField
        {...textIn(part, 'couponCode')}
        label="Coupon code"
        optional
        autoComplete="off"
        help="Public codes only"
      />
      <CouponSource {...part} />
    </Columns>
  )
}

function AvailabilityFields(part: FormPartProps) {
  const { form, errors, onChange } = part
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
          {...textIn(part, 'location')}
          label="Where"
          optional={form.availability === 'both'}
          placeholder="Which branch, which town"
          maxLength={postLimits.location}
        />
      )}
    </Columns>
  )
}

/** Times are those of the device, which the server cannot know: what it drew would be others than those that are sent. */
function TimeFields(part: FormPartProps) {
  const isAlive = useIsAlive()
  const timeIn = (name: 'startsAt' | 'expiresAt') => ({ ...textIn(part, name), ...(isAlive ? {} : { value: '' }) })
  return (
    <Columns>
      <TextField {...timeIn('startsAt')} label="Starts" optional type="datetime-local" />
      <TextField {...timeIn('expiresAt')} label="Ends" optional type="datetime-local" />
    </Columns>
  )
}
