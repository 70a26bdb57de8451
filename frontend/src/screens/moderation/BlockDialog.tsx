import { useId, useState } from 'react'
import { counted, feedbackMaxLength, type WaitingStore } from '@deals/events'
import { sentenceOf } from '../../lib/api-problem.ts'
import { submitting } from '../../lib/submitting.ts'
import { useSending } from '../../lib/use-sending.ts'
import { AskDialog } from '../../ui/AskDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { Refused } from './Refused.tsx'
import type { StoreDecision } from './use-store-decision.ts'

interface BlockDialogProps {
  readonly store: WaitingStore
  readonly decision: StoreDecision
  readonly onClose: () => void
}

/** Why a store is blocked, and what that does. */
export function BlockDialog({ store: { name, activeDeals }, decision, onClose }: BlockDialogProps) {
  const form = useId()
  const [reason, setReason] = useState('')
  const { hasFailed, send } = useSending(onClose)
  const text = reason.trim()
  const isReady = text !== '' && text.length <= feedbackMaxLength && !decision.isBusy
  const block = () => (isReady ? void send(decision.bring('blocked', text)) : undefined)
  const main = (
    <Button variant="danger" type="submit" form={form} disabled={!isReady} busy={decision.isBusy}>
      Block store
    </Button>
  )
  return (
    <AskDialog
      title={`Block ${name}?`}
      description={`${dealsWords(activeDeals)} Nobody can post links to it any more.`}
      main={main}
      onClose={onClose}
    >
      {hasFailed && <Refused problem={decision.error === undefined ? null : sentenceOf(decision.error)} />}
      <form id={form} ref={focusFirst} onSubmit={submitting(block)}>
        <TextArea
          label="Reason"
          help="It stands in the log and in the history of the store. Moderators and staff read it."
          rows={3}
          limit={feedbackMaxLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </AskDialog>
  )
}

function dealsWords(active: number): string {
  return active === 0
    ? 'No deal of it is active.'
    : `Its ${counted(active, 'active deal')} ${active === 1 ? 'goes' : 'go'} to review, and ${active === 1 ? 'comes' : 'come'} back if the block is taken back.`
}

const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('textarea')?.focus()
