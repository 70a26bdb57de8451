import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'

const Root = styled.div`
  display: grid;
  gap: 0.375rem;
  align-content: start;
  & > label {
    justify-self: start;
    font-size: var(--text-sm);
    font-weight: 600;
  }
  & > label > span {
    color: var(--ink-2);
    font-weight: 400;
  }
`

/** One or two sentences that help to fill something in. */
export const FieldHelp = styled.p`
  color: var(--ink-2);
  font-size: var(--text-sm);
`

interface FieldProps {
  readonly label: string
  readonly hideLabel?: boolean
  readonly optional?: boolean
  readonly help?: ReactNode
  readonly error?: string | undefined
  readonly fieldId: string
  readonly helpId: string
  readonly errorId: string
  readonly children: ReactNode
}

/** The frame of every field: label above, help and error below. */
export function Field(props: FieldProps) {
  return (
    <Root>
      <label htmlFor={props.fieldId} {...(props.hideLabel === true ? { className: 'visually-hidden' } : {})}>
        {props.label}
        {props.optional === true && <span> (optional)</span>}
      </label>
      {props.children}
      {props.help !== undefined && <FieldHelp id={props.helpId}>{props.help}</FieldHelp>}
      <FieldError id={props.errorId}>{props.error}</FieldError>
    </Root>
  )
}

/** What every labelled field takes. */
export interface LabelledProps {
  readonly id?: string
  readonly label: string
  /** The label is read aloud only. */
  readonly hideLabel?: boolean
  /** Says so beside the label; fields that must be filled say nothing. */
  readonly optional?: boolean
  readonly help?: ReactNode
  readonly error?: string | undefined
}
