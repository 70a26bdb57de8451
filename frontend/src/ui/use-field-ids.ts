import { useId } from 'react'

export interface FieldTexts {
  /** Given where an error summary must find the field; made up otherwise. */
  readonly id?: string | undefined
  readonly help?: unknown
  readonly error?: string | undefined
}

/** The ids that tie a field to its help and its error, and the attributes that say so. */
export function useFieldIds({ id, help, error }: FieldTexts) {
  const madeUp = useId()
  const fieldId = id ?? madeUp
  const helpId = `${fieldId}-help`
  const errorId = `${fieldId}-error`
  const described = [help === undefined ? '' : helpId, error === undefined ? '' : errorId].filter(Boolean).join(' ')
  const attributes = {
    ...(described === '' ? {} : { 'aria-describedby': described }),
    ...(error === undefined ? {} : { 'aria-invalid': true }),
  }
  return { fieldId, helpId, errorId, attributes }
}
