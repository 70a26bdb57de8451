import { Pencil } from 'lucide-react'
import { useCallback, useRef, useState, type KeyboardEvent } from 'react'
import { feedbackMaxLength, feedbackTemplates, type TemplatesView } from '@deals/events'
import { deskSettingsApi } from '../../features/moderation/desk-settings.endpoints.ts'
import { useSending } from '../../lib/use-sending.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { postsWords } from './case-words.ts'
import { Refused } from './Refused.tsx'
import { TemplatesDialog } from './TemplatesDialog.tsx'

interface FeedbackDialogProps {
  /** How many posts it is about, where that is not the open one. */
  readonly many?: number
  readonly isBusy: boolean
  /** Why it was refused, where it was. */
  readonly problem?: string | null
  readonly onSend: (feedback: string) => Promise<boolean>
  readonly onClose: () => void
}

/** What the poster is asked to change: ready words to begin with, and the moderator's own. */
export function FeedbackDialog({ many, isBusy, problem, onSend, onClose }: FeedbackDialogProps) {
  const sending = useSending(onClose)
  const [feedback, setFeedback] = useState('')
  const [edited, edit] = useState<TemplatesView | null>(null)
  const field = useRef<HTMLTextAreaElement | null>(null)
  // The dialog was opened to write here.
  const focused = useCallback((area: HTMLTextAreaElement | null) => {
    field.current = area
    area?.focus()
  }, [])
  const text = feedback.trim()
  const isReady = text !== '' && text.length <= feedbackMaxLength && !isBusy
  const send = () => (isReady ? void sending.send(onSend(text)) : undefined)
  if (edited !== null) {
    return <TemplatesDialog known={edited} onClose={() => edit(null)} />
  }
  const footer = (
    <Button variant="primary" disabled={!isReady} busy={isBusy} onClick={send}>
      Send to the poster
    </Button>
  )
  return (
    <Dialog
      title={many === undefined ? 'Request changes' : `Request changes of ${postsWords(many)}`}
      description={`${many === undefined ? 'The post leaves' : 'Each leaves'} the site until its poster has changed it. Ctrl+Enter sends.`}
      open
      onOpenChange={onClose}
      footer={footer}
    >
      {sending.hasFailed && <Refused problem={problem} />}
      <Templates
        onEdit={edit}
        onChoose={(words) => {
          setFeedback((before) => (before.trim() === '' ? words : `${before.trim()}\n${words}`))
          field.current?.focus()
        }}
      />
      <TextArea
        ref={focused}
        label="Feedback"
        rows={4}
        limit={feedbackMaxLength}
        value={feedback}
        onChange={(event) => setFeedback(event.target.value)}
        onKeyDown={(event) => sendsBy(event) && send()}
      />
    </Dialog>
  )
}

/** Ctrl+Enter sends; Enter alone begins a line. */
function sendsBy(event: KeyboardEvent): boolean {
  const isSending = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
  if (isSending) {
    event.preventDefault()
  }
  return isSending
}

interface TemplatesProps {
  readonly onChoose: (words: string) => void
  readonly onEdit: (known: TemplatesView) => void
}

/** Ready words, one button each, and the way to change them. */
function Templates({ onChoose, onEdit }: TemplatesProps) {
  const { data: known } = deskSettingsApi.useGetTemplatesQuery(undefined)
  const templates = known?.templates ?? feedbackTemplates
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', marginBottom: 'var(--s3)' }}>
      {templates.map(({ title, text }) => (
        <Button key={title} size="sm" title={text} onClick={() => onChoose(text)}>
          {title}
        </Button>
      ))}
      {known !== undefined && (
        <Button size="sm" variant="quiet" onClick={() => onEdit(known)}>
          <Pencil aria-hidden="true" />
          Edit templates
        </Button>
      )}
    </div>
  )
}
