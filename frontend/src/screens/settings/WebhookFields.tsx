import { categories, webhookSubjects } from '@deals/events'
import type { FormState } from '../../lib/use-form.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ChangesField } from './ChangesField.tsx'
import { kindWords } from './webhook-words.ts'
import type { WebhookForm } from './webhook-form-values.ts'

const kinds = webhookSubjects.map((value) => ({ value, label: kindWords[value] }))
const places = categories.map(({ slug, name }) => ({ value: slug, label: name }))
const texts = {
  store: { label: 'Store', help: 'The link to its page, or its name there: north-audio of /store/north-audio' },
  post: { label: 'Post', help: 'The link to it, or its number' },
  search: { label: 'Words', help: 'As in the search of the site: "phrases", -word, store:, category:, price<50' },
} as const

type Fields = Pick<FormState<WebhookForm>, 'form' | 'errors' | 'change'>

export function WebhookFields({ form, errors, change }: Fields) {
  return (
    <>
      <TextField
        label="Address"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        help="Begins with https://. It gets a POST for each change."
        value={form.url}
        error={errors.url}
        onChange={({ target }) => change({ url: target.value })}
      />
      <SelectField
        label="What to follow"
        options={kinds}
        value={form.kind}
        onChange={({ target }) =>
          change({ kind: webhookSubjects.find((kind) => kind === target.value) ?? 'category', value: '' })
        }
      />
      <Followed form={form} errors={errors} change={change} />
      <ChangesField changes={form.changes} onChange={(changes) => change({ changes })} />
    </>
  )
}

function Followed({ form: { kind, value }, errors, change }: Fields) {
  return kind === 'category' ? (
    <SelectField
      label="Category"
      placeholder="Choose one"
      options={places}
      value={value}
      error={errors.value}
      onChange={({ target }) => change({ value: target.value })}
    />
  ) : (
    <TextField
      {...texts[kind]}
      autoComplete="off"
      autoCapitalize="none"
      value={value}
      error={errors.value}
      onChange={({ target }) => change({ value: target.value })}
    />
  )
}
