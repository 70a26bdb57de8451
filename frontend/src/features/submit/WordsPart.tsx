import { postLimits } from '@deals/events'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Group } from '../../ui/form-styles.ts'
import type { FormPartProps } from './form-props.ts'
import { fieldId } from './post-form-values.ts'
import { isShouting } from './validate-post-form.ts'

const warnBefore = 1_000

/** What it is: title, the words of a sale, the description. */
export function WordsPart({ form, errors, onChange, suggestions }: FormPartProps) {
  const isTalk = form.type === 'discussion'
  return (
    <Group>
      <h2>What is it?</h2>
      <TextField
        id={fieldId('title')}
        label="Title"
        maxLength={300}
        help={
          isShouting(form.title)
            ? 'Many capitals are hard to read.'
            : (suggestions?.at('title', form) ?? '8 to 150 characters; what it is, and what makes it special')
        }
        value={form.title}
        error={errors.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      {form.type === 'sales' && (
        <TextField
          id={fieldId('subtitle')}
          label="The sale in a few words"
          placeholder="Up to 60% off"
          value={form.subtitle}
          error={errors.subtitle}
          onChange={(event) => onChange({ subtitle: event.target.value })}
        />
      )}
      <TextArea
        id={fieldId('content')}
        label="Description"
        rows={8}
        placeholder={isTalk ? 'What do you want to talk about?' : 'Why is it a good deal? What should one know?'}
        help="Markdown works: **bold**, lists with -, links, tables"
        limit={postLimits.content.max}
        warnFrom={postLimits.content.max - warnBefore}
        value={form.content}
        error={errors.content}
        onChange={(event) => onChange({ content: event.target.value })}
      />
    </Group>
  )
}
