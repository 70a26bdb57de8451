import type { FieldErrors, PostFormValues } from './post-form-values.ts'

/** What every part of the form takes. */
export interface FormPartProps {
  readonly form: PostFormValues
  readonly errors: FieldErrors
  readonly onChange: (change: Partial<PostFormValues>) => void
}
