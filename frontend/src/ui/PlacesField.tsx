import styled from '@emotion/styled'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Field, type LabelledProps } from './Field.tsx'
import { comboboxAttributes, SuggestionList, WithSuggestions } from './SuggestionList.tsx'
import { tokenBoxStyles } from './token-styles.ts'
import { Tokens } from './Tokens.tsx'
import { useFieldIds } from './use-field-ids.ts'
import { useSuggestions } from './use-suggestions.ts'

const Box = styled.div(tokenBoxStyles)

/** Something that can be chosen. */
export interface Place {
  readonly key: string
  readonly label: string
  /** Where it belongs, said beside it. */
  readonly note?: string
  readonly icon?: ReactNode
}

interface PlacesFieldProps<Option extends Place> extends LabelledProps {
  readonly chosen: readonly { readonly value: string; readonly label: string }[]
  /** What fits the words and is not chosen yet. */
  readonly options: readonly Option[]
  readonly words: string
  readonly onWords: (words: string) => void
  readonly onAdd: (option: Option) => void
  readonly onRemove: (value: string) => void
  readonly placeholder?: string
}

/** Several out of a long list, found by typing. */
export function PlacesField<Option extends Place>(props: PlacesFieldProps<Option>) {
  const { id, label, hideLabel, optional, help, error, chosen, onRemove } = props
  const { attributes, ...ids } = useFieldIds({ id, help, error })
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { shown, active, choose, field } = useChoosing(props)
  return (
    <Field label={label} help={help} error={error} {...ids} hideLabel={hideLabel ?? false} optional={optional ?? false}>
      <WithSuggestions>
        <Box>
          <Tokens
            label={label}
            tokens={chosen}
            onRemove={(value) => {
              onRemove(value)
              input.current?.focus()
            }}
          />
          <input
            ref={input}
            id={ids.fieldId}
            {...attributes}
            {...comboboxAttributes(listId, shown.length, active)}
            {...field}
          />
        </Box>
        <SuggestionList
          id={listId}
          label={label}
          options={shown}
          active={active}
          onChoose={choose}
          render={({ icon, label: name, note }) => (
            <>
              {icon}
              {name}
              {note !== undefined && <small>{note}</small>}
            </>
          )}
        />
      </WithSuggestions>
    </Field>
  )
}

/** What is listed, and what typing, keys and leaving do. */
function useChoosing<Option extends Place>(props: PlacesFieldProps<Option>) {
  const { chosen, options, words, onWords, onAdd, onRemove, placeholder } = props
  const list = useSuggestions()
  const shown = list.isOpen && words.trim() !== '' ? options : []
  const choose = (option: Option) => {
    onAdd(option)
    onWords('')
    list.close()
  }
  const onListKey = list.keysFor(shown, choose)
  const onKeyDown = (event: KeyboardEvent) => {
    const last = chosen.at(-1)
    if (event.key === 'Backspace' && words === '' && last !== undefined) {
      event.preventDefault()
      onRemove(last.value)
    } else if (event.key === 'Enter' && words.trim() !== '' && shown.length === 0) {
      // Not a choice yet, and not the end of the form.
      event.preventDefault()
    } else {
      onListKey(event)
    }
  }
  const field = {
    value: words,
    placeholder: chosen.length === 0 ? placeholder : undefined,
    onKeyDown,
    onBlur: list.close,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      list.open()
      onWords(target.value)
    },
  }
  return { shown, active: list.active, choose, field }
}
