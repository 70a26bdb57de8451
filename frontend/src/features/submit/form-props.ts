import type { ReactNode } from 'react'
import type { LinkPreview } from '@deals/events'
import type { FieldErrors, PostFormValues } from './post-form-values.ts'
import type { Suggestions } from './use-suggestions.ts'

/** What every part of the form takes. */
export interface FormPartProps {
  readonly form: PostFormValues
  readonly errors: FieldErrors
  readonly onChange: (change: Partial<PostFormValues>) => void
  /** Where the form may be filled in from a page. */
  readonly suggestions?: Suggestions
  /** What is done with the answer about a page besides, and what it gives to say below the link. */
  readonly onPreview?: (preview: LinkPreview | undefined) => void
  readonly belowLink?: ReactNode
}
