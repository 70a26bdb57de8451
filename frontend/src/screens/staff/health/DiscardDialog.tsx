import { useId, useState } from 'react'
import type { ParkedView } from '@deals/events'
import { staffApi } from '../../../features/staff/staff.endpoints.ts'
import { fieldsOf, sentenceOf } from '../../../lib/api-problem.ts'
import { submitting } from '../../../lib/submitting.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { showToast } from '../../../ui/toasts.ts'

interface DiscardDialogProps {
  readonly parked: Pick<ParkedView['parked'][number], 'projection' | 'key' | 'events'>
  readonly onClose: () => void
}

/** Why events are given up: the log keeps it. */
export function DiscardDialog({ parked: { projection, key, events }, onClose }: DiscardDialogProps) {
  const [what, them, they] = events === 1 ? ['one event', 'it', 'it was'] : [`${events} events`, 'them', 'they were']
  const form = useId()
  const [reason, setReason] = useState('')
  const [operate, { isLoading, error }] = staffApi.useOperateParkedMutation()
  const wrong = fieldsOf(error)['reason'] ?? (error === undefined ? undefined : sentenceOf(error))
  const discard = async () => {
    const answer = await operate({ projection, key, action: 'discard', reason })
    if (answer.error === undefined) {
      showToast({ title: 'Given up', description: answer.data.message })
      onClose()
    }
  }
  return (
    <Dialog
      title={`Discard ${what} of ${projection}`}
      description={`The view goes on without ${them}. The log keeps ${them}, and why ${they} given up.`}
      open
      onOpenChange={onClose}
      footer={
        <Button variant="danger" type="submit" form={form} busy={isLoading}>
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
