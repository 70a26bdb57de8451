import { useState } from 'react'
import { feedbackMaxLength } from '@deals/events'
import { Button } from '../../ui/Button.tsx'
import { AskDialog } from '../../ui/AskDialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'

interface SendToReviewDialogProps {
  readonly busy: boolean
  readonly onSend: (feedback: string) => void
  readonly onClose: () => void
}

/** Asks what the poster must change; blank feedback is not sent. */
export function SendToReviewDialog({ busy, onSend, onClose }: SendToReviewDialogProps) {
  const [feedback, setFeedback] = useState('')
  const text = feedback.trim()
  const main = (
    <Button
      variant="primary"
      disabled={text === '' || text.length > feedbackMaxLength}
      busy={busy}
      onClick={() => {
        onSend(text)
      }}
    >
      Send to review
    </Button>
  )
  return (
    <AskDialog
      title="Send to review"
      description="The post leaves the site until the poster has changed it. Say what has to change."
      onClose={onClose}
      main={main}
    >
      <TextArea
        label="Feedback"
        rows={4}
        limit={feedbackMaxLength}
        value={feedback}
        onChange={(event) => {
          setFeedback(event.target.value)
        }}
      />
    </AskDialog>
  )
}
