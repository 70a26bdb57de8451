import { useId, useState } from 'react'
import { deleteReasons, feedbackMaxLength } from '@deals/events'
import { useSending } from '../../lib/use-sending.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { postsWords } from './case-words.ts'
import { ChoiceForm } from './ChoiceForm.tsx'
import { Refused } from './Refused.tsx'
import { useChoiceKeys } from './use-choice-keys.ts'

const other = 'other'
type Reason = (typeof deleteReasons)[number]['code'] | typeof other
const options: readonly { readonly value: Reason; readonly label: string }[] = [
  ...deleteReasons.map(({ code, words }, place) => ({ value: code, label: `${place + 1}. ${words}` })),
  { value: other, label: `${deleteReasons.length + 1}. Something else` },
]

interface DeleteDialogProps {
  /** How many posts it is about, where that is not the open one. */
  readonly many?: number
  readonly isBusy: boolean
  /** Why it was refused, where it was. */
  readonly problem?: string | null
  readonly onRemove: (reason: string) => Promise<boolean>
  readonly onClose: () => void
}

/** Why a post goes; its poster reads the words. */
export function DeleteDialog({ many, isBusy, problem, onRemove, onClose }: DeleteDialogProps) {
  const form = useId()
  const { hasFailed, send } = useSending(onClose)
  const title = `Delete ${many === undefined ? 'post' : postsWords(many)}`
  const [reason, setReason] = useState<Reason>('spam')
  const [text, setText] = useState('')
  const reasonText = wordsOf(reason, text.trim())
  const isReady = reasonText !== '' && reasonText.length <= feedbackMaxLength && !isBusy
  const remove = () => (isReady ? void send(onRemove(reasonText)) : undefined)
  useChoiceKeys({ onNumber: (place) => setReason(options[place - 1]?.value ?? reason), onEnter: remove })
  const footer = (
    <Button variant="danger" type="submit" form={form} disabled={!isReady} busy={isBusy}>
      {title}
    </Button>
  )
  return (
    <Dialog
      title={title}
      description="The poster is told the reason. Within 90 days it can be restored. A number chooses, Enter deletes."
      open
      onOpenChange={onClose}
      footer={footer}
    >
      {hasFailed && <Refused problem={problem} />}
      <ChoiceForm id={form} onSend={remove}>
        <RadioGroup label="Reason" value={reason} options={options} onChange={setReason} />
        <TextArea
          label={reason === other ? 'Reason in your words' : 'More for the poster'}
          optional={reason !== other}
          rows={2}
          limit={feedbackMaxLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </ChoiceForm>
    </Dialog>
  )
}

/** The words that the poster reads. */
function wordsOf(reason: Reason, text: string): string {
  const words = deleteReasons.find(({ code }) => code === reason)?.words
  return [words ?? '', text].filter((part) => part !== '').join('. ')
}
