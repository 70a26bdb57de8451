import styled from '@emotion/styled'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { choiceStyles } from './choice-styles.ts'
import { FieldError } from './FieldError.tsx'
import { useFieldIds } from './use-field-ids.ts'

const Label = styled.label(choiceStyles)

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children' | 'id'>

export interface CheckboxProps extends Native {
  readonly id?: string
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

/** Yes or no. */
export function Checkbox({ id, label, help, error, ...input }: CheckboxProps) {
  const { fieldId, helpId, errorId, attributes } = useFieldIds({ id, help, error })
  return (
    <div>
      <Label htmlFor={fieldId}>
        <input {...input} type="checkbox" id={fieldId} {...attributes} />
        <span>{label}</span>
      </Label>
      {help !== undefined && (
        <p className="muted" id={helpId} css={{ fontSize: 'var(--text-sm)', marginLeft: '2rem' }}>
          {help}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}
