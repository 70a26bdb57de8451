import { postLimits } from '@deals/events'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Group } from '../../ui/form-styles.ts'
import { textIn, type FormPartProps } from './form-props.ts'
import { isShouting } from './validate-post-form.ts'

const warnBefore = 1_000

/** What it is: title, the words of a sale, the description. */
export function WordsPart(part: FormPartProps) {
  const { form, suggestions } = part
  const isTalk = form.type === 'discussion'
  return (
    <Group>
      <h2>What is it?</h2>
      <TextField
        {...textIn(part, 'title')}
        label="Title"
        maxLength={300}
        help={
          isShouting(form.title)
            ? 'Many capitals are hard to read.'
            : (suggestions?.at('title', form) ?? '8 to 150 characters; what it is, and what makes it special')
        }
      />
      {form.type === 'sales' && (
        <TextField {...textIn(part, 'subtitle')} label="The sale in a few words" placeholder="Up to 60% off" />
      )}
      <TextArea
        {...textIn(part, 'content')}
        label="Description"
        rows={8}
        placeholder={isTalk ? 'What do you want to talk about?' : 'Why is it a good deal? What should one know?'}
        help="Markdown works: **bold**, lists with -, links, tables"
        limit={postLimits.content.max}
        warnFrom={postLimits.content.max - warnBefore}
      />
    </Group>
  )
}
