import styled from '@emotion/styled'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { Field, type LabelledProps } from './Field.tsx'
import { tokenBoxStyles } from './token-styles.ts'
import { Tokens } from './Tokens.tsx'
import { useFieldIds } from './use-field-ids.ts'

const Box = styled.div(tokenBoxStyles)

interface WordsFieldProps extends LabelledProps {
  readonly words: readonly string[]
  readonly onChange: (words: readonly string[]) => void
  readonly placeholder?: string
  /** Shown as wrong, such as one that is too short. */
  readonly isWrong?: (word: string) => boolean
}

/** The words with those of a text added; a word is kept once, however it is written. */
export function withWordsOf(words: readonly string[], text: string): readonly string[] {
  return text
    .split(/[,\n\r\t]+/)
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter((word) => word !== '')
    .reduce<readonly string[]>(
      (all, word) => (all.some((known) => known.toLowerCase() === word.toLowerCase()) ? all : [...all, word]),
      words,
    )
}

/** Several words or phrases: Enter or a comma takes one, Backspace takes the last one back. */
export function WordsField(props: WordsFieldProps) {
  const { id, label, hideLabel, optional, help, error, words, onChange, placeholder, isWrong } = props
  const { attributes, ...ids } = useFieldIds({ id, help, error })
  const input = useRef<HTMLInputElement>(null)
  const typing = useTyping(words, onChange)
  return (
    <Field label={label} help={help} error={error} {...ids} hideLabel={hideLabel ?? false} optional={optional ?? false}>
      <Box>
        <Tokens
          label={label}
          tokens={words.map((word) => ({ value: word, label: word, isWrong: isWrong?.(word) ?? false }))}
          onRemove={(word) => {
            onChange(words.filter((one) => one !== word))
            input.current?.focus()
          }}
        />
        <input
          ref={input}
          id={ids.fieldId}
          {...attributes}
          autoComplete="off"
          enterKeyHint="enter"
          placeholder={words.length === 0 ? placeholder : undefined}
          {...typing}
        />
      </Box>
    </Field>
  )
}

/** The text of the next word, until it is taken. */
function useTyping(words: readonly string[], onChange: (words: readonly string[]) => void) {
  const [text, setText] = useState('')
  const take = (taken: string) => {
    setText('')
    if (taken.trim() !== '') {
      onChange(withWordsOf(words, taken))
    }
  }
  return {
    value: text,
    onChange: ({ target: { value } }: { readonly target: { readonly value: string } }) =>
      value.includes(',') ? take(value) : setText(value),
    // What was typed and not taken would be lost without a word.
    onBlur: () => take(text),
    onPaste: (event: ClipboardEvent) => {
      const pasted = event.clipboardData.getData('text')
      if (/[,\n\t]/.test(pasted)) {
        event.preventDefault()
        take(`${text}${pasted}`)
      }
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && text.trim() !== '' && !event.nativeEvent.isComposing) {
        event.preventDefault()
        take(text)
      } else if (event.key === 'Backspace' && text === '' && words.length > 0) {
        event.preventDefault()
        onChange(words.slice(0, -1))
      }
    },
  }
}
