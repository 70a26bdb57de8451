import { useState } from 'react'
import { fieldsOf } from '../../../lib/api-problem.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { FormDialog } from '../../shared/FormDialog.tsx'
import { RefusedForm } from '../../shared/RefusedForm.tsx'
import { useSpeakerDecision, type SpeakerDecision } from './use-speaker-decision.ts'

const words = {
  verified: { label: 'Verify', help: 'For staff alone' },
  declined: { label: 'Decline', help: 'They read it' },
  revoked: { label: 'Revoke', help: 'They read it' },
} as const

interface DecideDialogProps {
  readonly slug: string
  readonly decision: Omit<SpeakerDecision, 'reason'>
  readonly onClose: () => void
}

/** Asks why, before somebody is verified, declined or revoked. */
export function DecideDialog({ slug, decision, onClose }: DecideDialogProps) {
  const [reason, setReason] = useState('')
  const { decide, isBusy, error } = useSpeakerDecision(slug)
  const { label, help } = words[decision.kind]
  return (
    <FormDialog
      title={`${label} ${decision.username}`}
      label={label}
      destructive={decision.kind !== 'verified'}
      busy={isBusy}
      disabled={reason.trim() === ''}
      onSend={() => decide({ ...decision, reason })}
      onClose={onClose}
    >
      <RefusedForm error={error} except={['reason']} />
      <TextArea
        label="Why"
        rows={3}
        limit={300}
        help={help}
        error={fieldsOf(error)['reason']}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  )
}
