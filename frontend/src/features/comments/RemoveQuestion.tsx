import { useState } from 'react'
import { deleteReasons } from '@deals/events'
import { AskDialog } from '../../ui/AskDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface RemoveQuestionProps {
  readonly busy: boolean
  readonly onRemove: (reason: string) => void
  readonly onClose: () => void
}

const other = 'other'
const longest = 200
const choices = [
  ...deleteReasons.filter(({ code }) => code !== 'duplicate' && code !== 'expired' && code !== 'not-a-deal'),
  { code: other, words: 'Something else' },
].map(({ code, words }) => ({ value: code, label: words }))

/** Asks a moderator why a comment of somebody else has to go: its place says so to everybody. */
export function RemoveQuestion({ busy, onRemove, onClose }: RemoveQuestionProps) {
  const [choice, setChoice] = useState('')
  const [words, setWords] = useState('')
  const reason = choice === other ? words.trim() : (choices.find(({ value }) => value === choice)?.label ?? '')
  const main = (
    <Button variant="danger" disabled={reason === ''} busy={busy} onClick={() => onRemove(reason)}>
      Remove comment
    </Button>
  )
  return (
    <AskDialog
      title="Remove comment"
      description="The words go away; the answers to them stay. Everybody reads why."
      onClose={onClose}
      main={main}
    >
      <div css={{ display: 'grid', gap: 'var(--s4)' }}>
        <SelectField
          label="Reason"
          placeholder="Choose a reason"
          options={choices}
          value={choice}
          onChange={(event) => setChoice(event.target.value)}
        />
        {choice === other && (
          <TextField
            label="In your words"
            maxLength={longest}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </div>
    </AskDialog>
  )
}
