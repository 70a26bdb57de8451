import styled from '@emotion/styled'
import { useCallback, useId, useState } from 'react'
import { commentMaxLength, commentWarningLength } from '@deals/events'
import { submitting } from '../../lib/submitting.ts'
import { useKeptText } from '../../lib/use-kept-text.ts'
import { useKeyUntilAnswered } from '../../lib/use-key-until-answered.ts'
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
    --tone: var(--warn);
  }
  &[data-tone='bad'] {
    --tone: var(--bad);
  }
  &:not([data-tone='none']) {
    border-color: var(--tone);
    box-shadow: 0 0 0 2px var(--tone);
    & > div > span {
      color: var(--tone);
    }
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

/** How the length of a text is shown: nothing, a warning near the limit, an error beyond. */
export function lengthTone(length: number): 'none' | 'warn' | 'bad' {
  if (length > commentMaxLength) {
    return 'bad'
  }
  return length > commentWarningLength ? 'warn' : 'none'
}

interface CommentFormProps {
  /** What is written here, apart from all else that is begun elsewhere. */
  readonly about: string
  /** The name of the field, read aloud. */
  readonly label: string
  readonly placeholder?: string
  readonly submitLabel: string
  readonly initialText?: string
  readonly takesFocus?: boolean
  readonly onCancel?: () => void
  /** Sends the text under a key, so that it is taken once; the answer says whether the field is emptied. */
  readonly onSend: (text: string, key: string) => Promise<Sent>
}

type Writing = Pick<CommentFormProps, 'about' | 'initialText' | 'onSend'>

/** The text of a form, and sending it once. */
function useWriting({ about, initialText = '', onSend }: Writing) {
  const [text, setText] = useKeptText(about, initialText)
  const [unsent, setUnsent] = useKeptText(`unsent ${about}`)
  const { isOnItsWay, keyOf, answered } = useKeyUntilAnswered(about)
  const [isSending, setIsSending] = useState(false)
  const tone = lengthTone(text.length)
  const isBlocked = text.trim() === '' || tone === 'bad' || isSending
  const isUnsure = !isSending && text !== '' && isOnItsWay(text)
  const send = async () => {
    if (isBlocked) {
      return
    }
    setIsSending(true)
    const outcome = await onSend(text.trim(), keyOf(text))
    setIsSending(false)
    if (outcome !== 'lost') {
      answered()
    }
    if (outcome === 'keep') {
      return
    }
    // What was written since stays.
    setText((since) => since.replace(text, () => initialText).trimStart())
    if (outcome !== 'done') {
      setUnsent((before) => together(before, text))
    }
  }
  const putBack = () => {
    setText((since) => together(unsent, since))
    setUnsent('')
  }
  return { text, setText, tone, isBlocked, isSending, isUnsure, send, unsent, putBack }
}

export const together = (...texts: string[]): string => texts.filter((text) => text !== '').join('\n\n')

/** An answer opens on request, so the words may go there at once. */
const useFocusOnce = (takesFocus: boolean) =>
  useCallback(
    (area: HTMLTextAreaElement | null) => {
      if (takesFocus) {
        area?.focus()
      }
    },
    [takesFocus],
  )

/** Where a comment, an answer or a change is written. */
export function CommentForm(props: CommentFormProps) {
  const { label, placeholder, submitLabel, initialText = '', takesFocus = false, onCancel } = props
  const { text, setText, tone, isBlocked, isSending, isUnsure, send, unsent, putBack } = useWriting(props)
  const counterId = useId()
  const focusOnce = useFocusOnce(takesFocus)
  const cancel = () => {
    setText(initialText)
    onCancel?.()
  }
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
        readOnly={isSending && onCancel !== undefined}
        onChange={(event) => {
          setText(event.target.value)
        }}
      />
      {isUnsure && <p className="muted">It may have arrived. Send it again: it is taken once.</p>}
      <div>
        <span id={counterId}>{tone === 'none' ? '' : `${text.length}/${commentMaxLength}`}</span>
        {unsent !== '' && <Button onClick={putBack}>Put my words back</Button>}
        {onCancel !== undefined && (
          <Button variant="quiet" onClick={cancel}>
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
