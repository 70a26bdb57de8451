import { useId, useState } from 'react'
import { counted } from '@deals/events'
import { fieldsOf, sentenceOf } from '../../../lib/api-problem.ts'
import { submitting } from '../../../lib/submitting.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { showToast } from '../../../ui/toasts.ts'
import type { ParkedKeys } from './parked-keys.ts'
import { useOperateParked } from './use-operate-parked.ts'

interface DiscardDialogProps {
  /** Of one view, or of all that wait for the same event. */
  readonly parked: ParkedKeys
  readonly onClose: () => void
}

/** Why events are given up: the log keeps it. */
export function DiscardDialog({ parked, onClose }: DiscardDialogProps) {
  const events = Math.max(...parked.map((one) => one.events))
  const [what, them, they] = events === 1 ? ['one event', 'it', 'it was'] : [`${events} events`, 'them', 'they were']
  const views = parked.length === 1 ? parked[0]?.projection : counted(parked.length, 'view')
  const form = useId()
  const [reason, setReason] = useState('')
  const { ask, isBusy, error } = useOperateParked()
  const wrong = fieldsOf(error)['reason'] ?? (error === undefined ? undefined : sentenceOf(error))
  const discard = async () => {
    const answer = await ask(parked, { action: 'discard', reason })
    if (answer.error === undefined) {
      showToast({ title: 'Given up', description: answer.message })
      onClose()
    }
  }
  return (
    <Dialog
      title={`Discard ${what} of ${views}`}
      description={`${parked.length === 1 ? 'The view goes' : 'They go'} on without ${them}. The log keeps ${them}, and why ${they} given up.`}
      open
      onOpenChange={onClose}
      footer={
        <Button variant="danger" type="submit" form={form} busy={isBusy}>
          Discard
        </Button>
      }
    >
      <form id={form} onSubmit={submitting(discard)}>
        <TextArea
          label="Reason"
          rows={3}
          limit={500}
          error={wrong}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
