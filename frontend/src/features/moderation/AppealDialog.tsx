import { useState } from 'react'
import { appealLength, type AppealRequest } from '@deals/events'
import { fieldsOf, sentenceOf } from '../../lib/api-problem.ts'
import { useOnceSent } from '../../lib/use-once-sent.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { showToast } from '../../ui/toasts.ts'
import { appealApi } from './appeal.endpoints.ts'

interface AppealDialogProps {
  /** What is appealed. */
  readonly about: Omit<AppealRequest, 'text'>
  readonly onSent?: () => void
}

/** A button that asks another moderator to look at a decision. */
export function AppealDialog({ about, onSent }: AppealDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [send, { isLoading, error }] = appealApi.useOpenAppealMutation()
  const once = useOnceSent('appeal')
  const words = text.trim()
  const isReady = words.length >= appealLength.min && words.length <= appealLength.max
  const submit = async () => {
    const body = { ...about, text: words }
    const answer = await once(body, (key) => send({ body, key }))
    if (answer.error === undefined) {
      setOpen(false)
      showToast({ title: 'Appeal sent', description: 'You will be told when a moderator has decided.' })
      onSent?.()
    }
  }
  const wrong = fieldsOf(error)['text']
  const footer = (
    <Button variant="primary" disabled={!isReady} busy={isLoading} onClick={() => void submit()}>
      Send appeal
    </Button>
  )
  return (
    <Dialog
      title="Appeal"
      description="A moderator who did not make this decision looks at it. You can appeal it once."
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button>Appeal</Button>}
      footer={footer}
    >
      {error !== undefined && wrong === undefined && <Alert variant="destructive">{sentenceOf(error)}</Alert>}
      <TextArea
        label="Why was it wrong?"
        help={`${appealLength.min} to ${appealLength.max} characters. Moderators alone read it.`}
        rows={5}
        limit={appealLength.max}
        value={text}
        error={wrong}
        onChange={(event) => setText(event.target.value)}
      />
    </Dialog>
  )
}
