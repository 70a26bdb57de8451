import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { feedbackMaxLength, mostTemplates, templateTitleLimit, type TemplatesView } from '@deals/events'
import { deskSettingsApi } from '../../features/moderation/desk-settings.endpoints.ts'
import { fieldsOf, sentenceOf } from '../../lib/api-problem.ts'
import { utcTime } from '../../lib/relative-time.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { AskDialog } from '../../ui/AskDialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toasts.ts'

type Template = TemplatesView['templates'][number]

interface TemplatesDialogProps {
  readonly known: TemplatesView
  readonly onClose: () => void
}

/** The ready words that all moderators use: to be changed, added to and taken away. */
export function TemplatesDialog({ known, onClose }: TemplatesDialogProps) {
  const [templates, setTemplates] = useState<readonly Template[]>(known.templates)
  const [save, { isLoading, error }] = deskSettingsApi.useChangeTemplatesMutation()
  const submit = async () => {
    const answer = await save({ templates: [...templates], version: known.version })
    if (answer.error === undefined) {
      showToast({ title: 'Templates saved', description: 'All moderators have them now.' })
      onClose()
    }
  }
  const main = (
    <Button variant="primary" busy={isLoading} onClick={() => void submit()}>
      Save for everybody
    </Button>
  )
  return (
    <AskDialog title="Templates" description={changedWords(known)} width="wide" onClose={onClose} main={main}>
      {error !== undefined && <Alert variant="destructive">{sentenceOf(error)}</Alert>}
      <TemplateList templates={templates} wrong={fieldsOf(error)} onChange={setTemplates} />
    </AskDialog>
  )
}

const changedWords = ({ changedBy, changedAt }: TemplatesView): string =>
  changedBy === null || changedAt === null
    ? 'All moderators use them. Each version stands in the log.'
    : `All moderators use them. Changed by ${changedBy} on ${utcTime(changedAt)}.`

interface TemplateListProps {
  readonly templates: readonly Template[]
  readonly wrong: Readonly<Record<string, string>>
  readonly onChange: (templates: readonly Template[]) => void
}

function TemplateList({ templates, wrong, onChange }: TemplateListProps) {
  const change = (place: number, said: Partial<Template>) =>
    onChange(templates.map((one, at) => (at === place ? { ...one, ...said } : one)))
  return (
    <>
      <ol css={{ display: 'grid', gap: 'var(--s5)' }}>
        {templates.map((template, place) => (
          // Templates have no name that stays while it is typed; their place is what tells them apart.
          <li key={place}>
            <TemplateFields
              template={template}
              place={place}
              wrong={wrong}
              onChange={(said) => change(place, said)}
              onRemove={() => onChange(templates.filter((_one, at) => at !== place))}
            />
          </li>
        ))}
      </ol>
      <div css={{ paddingTop: 'var(--s4)' }}>
        <Button
          disabled={templates.length >= mostTemplates}
          onClick={() => onChange([...templates, { title: '', text: '' }])}
        >
          <Plus aria-hidden="true" />
          Add a template
        </Button>
      </div>
    </>
  )
}

interface TemplateFieldsProps {
  readonly template: Template
  readonly place: number
  readonly wrong: Readonly<Record<string, string>>
  readonly onChange: (said: Partial<Template>) => void
  readonly onRemove: () => void
}

function TemplateFields({ template: { title, text }, place, wrong, onChange, onRemove }: TemplateFieldsProps) {
  return (
    <fieldset css={{ display: 'grid', gap: 'var(--s2)' }}>
      <legend className="visually-hidden">Template {place + 1}</legend>
      <div css={{ display: 'flex', gap: 'var(--s2)', alignItems: 'end', '& > div': { flex: 1 } }}>
        <TextField
          label="Name"
          maxLength={templateTitleLimit}
          value={title}
          error={wrong[`templates.${place}.title`]}
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <IconButton aria-label={`Remove ${title === '' ? `template ${place + 1}` : title}`} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      <TextArea
        label="Words for the poster"
        rows={2}
        limit={feedbackMaxLength}
        value={text}
        error={wrong[`templates.${place}.text`]}
        onChange={(event) => onChange({ text: event.target.value })}
      />
    </fieldset>
  )
}
