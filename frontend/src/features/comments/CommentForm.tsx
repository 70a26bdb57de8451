import styled from '@emotion/styled'
import { useCallback, useId, useState } from 'react'
import { commentMaxLength, commentWarningLength } from '@deals/events'
import { submitting } from '../../lib/use-form.ts'
import { Button } from '../../ui/Button.tsx'
import type { Sent } from './use-comment-commands.ts'

const Box = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
  padding: var(--s3) var(--s3) var(--s3) var(--s4);
  border: 1px solid var(--line-strong);
  border-radius: var(--r-lg);
  background: var(--surface);
  &:focus-within {
    border-color: var(--brand);
    box-shadow: 0 0 0 1px var(--brand);
  }
  &[data-tone='warn'] {
    border-color: var(--warn);
    box-shadow: 0 0 0 2px var(--warn);
  }
  &[data-tone='bad'] {
    border-color: var(--bad);
    box-shadow: 0 0 0 2px var(--bad);
  }
  & textarea {
    width: 100%;
    min-height: 2.75rem;
    max-height: 24rem;
    padding: 0;
    border: 0;
    background: none;
    resize: none;
    field-sizing: content;
    line-height: 1.5;
  }
  & textarea:focus-visible {
    box-shadow: none;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: var(--s3);
    font-size: var(--text-sm);
  }
`

const Counter = styled.span`
  color: var(--ink-2);
  [data-tone='warn'] > div > & {
    color: var(--warn);
  }
  [data-tone='bad'] > div > & {
    color: var(--bad);
  }
`

/** How the length of a text is shown: nothing, a warning near the limit, an error beyond. */
export function lengthTone(length: number): 'none' | 'warn' | 'bad' {
  if (length > commentMaxLength) {
    return 'bad'
  }
  return length > commentWarningLength ? 'warn' : 'none'
}

interface CommentFormProps {
  /** The name of the field, read aloud. */
  readonly label: string
  readonly placeholder?: string
  readonly submitLabel: string
  readonly initialText?: string
  readonly takesFocus?: boolean
  readonly onCancel?: () => void
  /** Sends the text; the answer says whether the field is emptied, and `putBack` undoes that. */
  readonly onSend: (text: string, putBack: () => void) => Promise<Sent>
}

type Writing = Pick<CommentFormProps, 'initialText' | 'onSend'>

/** The text of a form, and sending it once. */
function useWriting({ initialText = '', onSend }: Writing) {
  const [text, setText] = useState(initialText)
  const [isSending, setIsSending] = useState(false)
  const tone = lengthTone(text.length)
  const isBlocked = text.trim() === '' || tone === 'bad' || isSending
  const send = async () => {
    if (isBlocked) {
      return
    }
    setIsSending(true)
    // Beside what was written since.
    const putBack = () => setText((since) => (since === '' ? text : `${text}\n\n${since}`))
    const outcome = await onSend(text.trim(), putBack)
    setIsSending(false)
    if (outcome !== 'keep') {
      setText('')
    }
  }
  return { text, setText, tone, isBlocked, isSending, send }
}

/** Where a comment, an answer or a change is written. */
export function CommentForm(props: CommentFormProps) {
  const { label, placeholder, submitLabel, takesFocus = false, onCancel } = props
  const { text, setText, tone, isBlocked, isSending, send } = useWriting(props)
  const counterId = useId()
  // An answer opens on request, so the words may go there at once.
  const focusOnce = useCallback(
    (area: HTMLTextAreaElement | null) => {
      if (takesFocus) {
        area?.focus()
      }
    },
    [takesFocus],
  )
  return (
    <Box data-tone={tone} onSubmit={submitting(send)}>
      <textarea
        ref={focusOnce}
        aria-label={label}
        aria-describedby={counterId}
        aria-invalid={tone === 'bad'}
        placeholder={placeholder}
        value={text}
        rows={2}
        onChange={(event) => {
          setText(event.target.value)
        }}
      />
      <div>
        <Counter id={counterId}>{tone === 'none' ? '' : `${text.length}/${commentMaxLength}`}</Counter>
        {onCancel !== undefined && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" variant="primary" disabled={isBlocked} busy={isSending}>
          {submitLabel}
        </Button>
      </div>
    </Box>
  )
}
