import { postTypes } from '@deals/events'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Group } from './form-styles.ts'
import type { FormPartProps } from './form-props.ts'
import { fieldId } from './post-form-values.ts'

const words = {
  product: ['Product', 'One thing at one price'],
  sales: ['Sale', 'A whole range, such as up to 60% off'],
  discussion: ['Discussion', 'A question or a tip without a price'],
} as const

const options = postTypes.map((value) => ({ value, label: words[value][0], help: words[value][1] }))

/** What kind of post it is; everything else depends on it. */
export function TypeChoice({ form, errors, onChange }: FormPartProps) {
  return (
    <Group>
      <h2>What do you want to post?</h2>
      <div css={{ '& fieldset': { display: 'grid', gap: 'var(--s2)' } }}>
        <RadioGroup
          id={fieldId('type')}
          label="Post type"
          hideLabel
          value={form.type}
          options={options}
          error={errors.type}
          onChange={(type) => {
            onChange({ type })
          }}
        />
      </div>
    </Group>
  )
}
