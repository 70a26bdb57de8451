import { useCallback, useState } from 'react'
import type { FieldErrors, PostFormValues } from './post-form-values.ts'

/** A form that is being filled in. */
export interface PostFormState {
  readonly form: PostFormValues
  readonly errors: FieldErrors
  /** Whether somebody typed. */
  readonly isDirty: boolean
  /** Whether somebody typed since it was sent last. */
  readonly isChangedSince: boolean
  readonly change: (change: Partial<PostFormValues>) => void
  /** Takes a whole form, such as a draft. */
  readonly replace: (form: PostFormValues) => void
  readonly showErrors: (errors: FieldErrors) => void
  readonly markSent: () => void
}

/** Keeps the form; an error goes as soon as its field is changed. */
export function usePostForm(initial: PostFormValues): PostFormState {
  const [form, setForm] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isDirty, setIsDirty] = useState(false)
  const [isChangedSince, setIsChangedSince] = useState(false)
  const change = useCallback((changed: Partial<PostFormValues>) => {
    setForm((before) => ({ ...before, ...changed }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))))
    setIsDirty(true)
    setIsChangedSince(true)
  }, [])
  return {
    form,
    errors,
    isDirty,
    isChangedSince,
    change,
    replace: setForm,
    showErrors: setErrors,
    markSent: () => setIsChangedSince(false),
  }
}
