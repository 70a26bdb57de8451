import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fieldsOf, sentenceOf } from '../../lib/api-problem.ts'
import { submitting } from '../../lib/submitting.ts'
import { useForm } from '../../lib/use-form.ts'
import { useOnceSent } from '../../lib/use-once-sent.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { SettingsBox } from './SettingsBox.tsx'
import { formFrom, valueOf } from './webhook-form-values.ts'
import { WebhookFields } from './WebhookFields.tsx'
import { webhooksApi } from './webhooks.endpoints.ts'

/** Names an address and what it is told of. */
export function WebhookBox({ onMade }: { readonly onMade: (secret: string) => void }) {
  const [params] = useSearchParams()
  const { form, errors, change, replace, showErrors } = useForm(formFrom(params))
  const once = useOnceSent('webhook')
  const [create, { isLoading }] = webhooksApi.useCreateWebhookMutation()
  const [problem, setProblem] = useState<string | null>(null)
  const send = async () => {
    const { url, kind, changes } = form
    const body = { url, subject: { kind, value: valueOf(form) }, changes }
    const answer = await once(body, (key) => create({ body, key }))
    if (answer.error === undefined) {
      onMade(answer.data.secret)
      setProblem(null)
      replace(formFrom(new URLSearchParams()))
      return
    }
    const fields = fieldsOf(answer.error)
    const value = fields['subject'] ?? fields['subject.value']
    showErrors({ ...(fields['url'] !== undefined && { url: fields['url'] }), ...(value !== undefined && { value }) })
    setProblem(Object.keys(fields).length === 0 ? sentenceOf(answer.error) : null)
  }
  return (
    <SettingsBox title="Add a webhook">
      {problem !== null && <Alert variant="destructive">{problem}</Alert>}
      <form css={{ display: 'grid', gap: 'var(--s4)' }} onSubmit={submitting(send)} noValidate>
        <WebhookFields form={form} errors={errors} change={change} />
        <div>
          <Button type="submit" variant="primary" busy={isLoading}>
            Add webhook
          </Button>
        </div>
      </form>
    </SettingsBox>
  )
}
