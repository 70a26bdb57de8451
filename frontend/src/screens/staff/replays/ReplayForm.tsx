import { scorePromptVersions } from '@deals/events'
import { scoresApi } from '../../../features/staff/scores.endpoints.ts'
import { fieldsOf, sentenceOf } from '../../../lib/api-problem.ts'
import { newId } from '../../../lib/new-id.ts'
import { submitting } from '../../../lib/submitting.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FieldRow } from '../../../ui/FieldRow.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'

const prompts = scorePromptVersions.map((value) => ({ value, label: value }))

interface ReplayFormProps {
  readonly isUnderWay: boolean
  readonly onStarted: (replayId: string) => void
}

/** Who shall score, by which prompt, and with how many tokens at most. */
export function ReplayForm({ isUnderWay, onStarted }: ReplayFormProps) {
  const { form, errors, change, isByRules, start, failure, isBusy } = useReplayForm(onStarted)
  return (
    <form css={{ display: 'grid', gap: 'var(--s3)' }} onSubmit={submitting(start)}>
      <FieldRow>
        <TextField
          label="Model"
          placeholder="Built-in rules"
          maxLength={100}
          error={errors.model}
          value={form.model}
          onChange={(event) => change({ ...form, model: event.target.value })}
        />
        <SelectField
          label="Prompt"
          options={prompts}
          value={form.prompt}
          disabled={isByRules}
          onChange={(event) =>
            change({ prompt: scorePromptVersions.find((version) => version === event.target.value) ?? form.prompt })
          }
        />
        <TextField
          label="Tokens at most"
          inputMode="numeric"
          disabled={isByRules}
          error={errors.tokens}
          value={form.tokens}
          onChange={(event) => change({ tokens: event.target.value })}
        />
        <Button type="submit" variant="primary" busy={isBusy} disabled={isUnderWay}>
          Start replay
        </Button>
      </FieldRow>
      {failure !== undefined && <Alert variant="destructive">{failure}</Alert>}
    </form>
  )
}

interface Wish {
  readonly model: string
  readonly prompt: (typeof scorePromptVersions)[number]
  readonly tokens: string
}
const usual: Wish = { model: '', prompt: scorePromptVersions[0], tokens: '500000' }

/** The rules take no tokens, so a number that cannot be sent is not sent with them. */
const wishFrom = ({ prompt, tokens }: Wish, model: string) =>
  model === ''
    ? { model: null }
    : { model, promptVersion: prompt, mostTokens: Number(tokens.replaceAll(/[\s,]/g, '') || NaN) }

function useReplayForm(onStarted: ReplayFormProps['onStarted']) {
  const { form, errors, change, showErrors } = useForm(usual)
  const [startReplay, { isLoading, error }] = scoresApi.useStartReplayMutation()
  const model = form.model.trim()
  const send = async () => {
    const answer = await startReplay({ body: wishFrom(form, model), key: newId() })
    if (answer.error === undefined) {
      onStarted(answer.data.replayId)
      return
    }
    const { model: wrongModel, mostTokens } = fieldsOf(answer.error)
    showErrors({ ...(wrongModel && { model: wrongModel }), ...(mostTokens && { tokens: mostTokens }) })
  }
  const start = () => {
    void send()
  }
  const failure = error !== undefined && Object.keys(fieldsOf(error)).length === 0 ? sentenceOf(error) : undefined
  return { form, errors, change, isByRules: model === '', start, failure, isBusy: isLoading }
}
