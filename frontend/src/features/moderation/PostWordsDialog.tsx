import { useState } from 'react'
import { feedbackMaxLength, postLimits } from '@deals/events'
import { AskDialog } from '../../ui/AskDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'

/** What a moderator does to a post with words to go with it; the button says the same as the title. */
const acts = {
  review: {
    title: 'Send to review',
    description: 'The post leaves the site until the poster has changed it. Say what has to change.',
    label: 'Feedback',
    least: 1,
    most: feedbackMaxLength,
  },
  lock: {
    title: 'Lock comments',
    description: 'What was said stays; nobody can add to it until the comments are open again. Everybody reads why.',
    label: 'Reason',
    least: postLimits.lockReason.min,
    most: postLimits.lockReason.max,
  },
} as const

interface PostWordsDialogProps {
  readonly act: keyof typeof acts
  readonly busy: boolean
  readonly onSend: (words: string) => void
  readonly onClose: () => void
}

/** Asks for the words; without enough of them nothing is sent. */
export function PostWordsDialog({ act, busy, onSend, onClose }: PostWordsDialogProps) {
  const { title, description, label, least, most } = acts[act]
  const [words, setWords] = useState('')
  const text = words.trim()
  const main = (
    <Button
      variant="primary"
      disabled={text.length < least || text.length > most}
      busy={busy}
      onClick={() => {
        onSend(text)
      }}
    >
      {title}
    </Button>
  )
  return (
    <AskDialog title={title} description={description} onClose={onClose} main={main}>
      <TextArea
        label={label}
        rows={4}
        limit={most}
        value={words}
        onChange={(event) => {
          setWords(event.target.value)
        }}
      />
    </AskDialog>
  )
}
