import styled from '@emotion/styled'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { inputStyles } from './field-styles.ts'
import { Field, type LabelledProps } from './Field.tsx'
import { useFieldIds } from './use-field-ids.ts'

const Input = styled.input(inputStyles)

const Frame = styled.span`
  position: relative;
  display: block;
  & > span {
    position: absolute;
    inset: 0 auto 0 var(--s4);
    display: grid;
    place-items: center;
    color: var(--ink-3);
    pointer-events: none;
  }
  & > span + input {
    padding-left: 2.75rem;
  }
`

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, keyof LabelledProps | 'children'>

export interface TextFieldProps extends LabelledProps, Native {
  /** An icon or a sign such as $ before the text. */
  readonly lead?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** One line of text, a number, an address, a password. */
export function TextField({ id, label, hideLabel, optional, help, error, lead, ...input }: TextFieldProps) {
  const { attributes, ...ids } = useFieldIds({ id, help, error })
  const frame = { label, help, error, ...ids }
  return (
    <Field {...frame} hideLabel={hideLabel ?? false} optional={optional ?? false}>
      <Frame>
        {lead !== undefined && <span aria-hidden="true">{lead}</span>}
        <Input type="text" {...input} id={ids.fieldId} {...attributes} />
      </Frame>
    </Field>
  )
}
