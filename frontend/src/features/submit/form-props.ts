import type { ChangeEvent, ReactNode } from 'react'
import type { LinkPreview } from '@deals/events'
import { fieldId, type FieldErrors, type FieldName, type PostFormValues } from './post-form-values.ts'
import type { Suggestions } from './use-suggestions.ts'

/** What every part of the form takes. */
export interface FormPartProps {
  readonly form: PostFormValues
  readonly errors: FieldErrors
  /** How often errors were shown. */
  readonly attempt?: number
  readonly onChange: (change: Partial<PostFormValues>) => void
  /** Where the form may be filled in from a page. */
  readonly suggestions?: Suggestions
  /** What is done with the answer about a page besides, and what it gives to say below the link. */
  readonly onPreview?: (preview: LinkPreview | undefined) => void
  readonly belowLink?: ReactNode
}

type TextName = { [Name in FieldName]: string extends PostFormValues[Name] ? Name : never }[FieldName]

/** What the field of a text shows, and where goes what is typed into it. */
export const textIn = ({ form, errors, onChange }: FormPartProps, name: TextName) => ({
  id: fieldId(name),
  value: form[name],
  error: errors[name],
  onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    onChange({ [name]: target.value }),
})
