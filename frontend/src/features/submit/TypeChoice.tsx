import { MessagesSquare, Package, Tags } from 'lucide-react'
import { postTypes } from '@deals/events'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Group } from '../../ui/form-styles.ts'
import type { FormPartProps } from './form-props.ts'
import { fieldId } from './post-form-values.ts'

const words = {
  product: ['Product', 'One thing at one price'],
  sales: ['Sale', 'A whole range, such as up to 60% off'],
  discussion: ['Discussion', 'A question or a tip without a price'],
} as const

const signs = {
  product: <Package aria-hidden="true" />,
  sales: <Tags aria-hidden="true" />,
  discussion: <MessagesSquare aria-hidden="true" />,
} as const

const options = postTypes.map((value) => ({
  value,
  label: (
    <b css={{ display: 'flex', alignItems: 'center', gap: 'var(--s2)', fontWeight: 600 }}>
      {signs[value]}
      {words[value][0]}
    </b>
  ),
  help: words[value][1],
}))

/** What kind of post it is; everything else depends on it. */
export function TypeChoice({ form, errors, onChange }: FormPartProps) {
  return (
    <Group>
      <h2>What do you want to post?</h2>
      <RadioGroup
        id={fieldId('type')}
        label="Post type"
        hideLabel
        layout="cards"
        value={form.type}
        options={options}
        error={errors.type}
        onChange={(type) => {
          onChange({ type })
        }}
      />
    </Group>
  )
}
