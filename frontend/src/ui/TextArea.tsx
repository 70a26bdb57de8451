import styled from '@emotion/styled'
import type { Ref, TextareaHTMLAttributes } from 'react'
import { inputStyles } from './field-styles.ts'
import { Field, type LabelledProps } from './Field.tsx'
import { useFieldIds } from './use-field-ids.ts'

const Area = styled.textarea`
  ${inputStyles}
  display: block;
  height: auto;
  min-height: 6rem;
  padding: var(--s3) var(--s4);
  border-radius: var(--r-lg);
  line-height: 1.5;
  resize: vertical;
  field-sizing: content;
  max-height: 60dvh;
  &[data-tone='warn'] {
    border-color: var(--warn);
    box-shadow: 0 0 0 1px var(--warn);
  }
  &[data-tone='bad'] {
    border-color: var(--bad);
    box-shadow: 0 0 0 1px var(--bad);
  }
`

const Counter = styled.p`
  justify-self: end;
  color: var(--ink-2);
  font-size: var(--text-xs);
  &[data-tone='bad'] {
    color: var(--bad);
  }
`

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof LabelledProps | 'children' | 'value'>

export interface TextAreaProps extends LabelledProps, Native {
  readonly value: string
  /** The most characters; a counter appears beyond warnFrom, and the frame warns. */
  readonly limit?: number
  readonly warnFrom?: number
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; grows with what is written. */
export function TextArea(props: TextAreaProps) {
  const { id, label, hideLabel, optional, help, error, limit, warnFrom = limit, ...area } = props
  const { attributes, ...ids } = useFieldIds({ id, help, error })
  const tone = toneOf(area.value.length, limit, warnFrom)
  return (
    <Field label={label} help={help} error={error} {...ids} hideLabel={hideLabel ?? false} optional={optional ?? false}>
      <Area {...area} id={ids.fieldId} {...attributes} {...(tone === undefined ? {} : { 'data-tone': tone })} />
      {tone !== undefined && (
        <Counter data-tone={tone}>
          {area.value.length}/{limit}
        </Counter>
      )}
    </Field>
  )
}

function toneOf(length: number, limit = Infinity, warnFrom = Infinity) {
  if (length > limit) {
    return 'bad'
  }
  return length > warnFrom ? 'warn' : undefined
}
