import type { FieldErrors, PostFormValues } from './post-form-values.ts'
import type { Suggestions } from './use-suggestions.ts'

/** What every part of the form takes. */
export interface FormPartProps {
  readonly form: PostFormValues
  readonly errors: FieldErrors
  readonly onChange: (change: Partial<PostFormValues>) => void
  /** Where the form may be filled in from a page. */
  readonly suggestions?: Suggestions
}
