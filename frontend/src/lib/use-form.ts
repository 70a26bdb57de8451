import { useCallback, useState } from 'react'

/** What is wrong with which field. */
export type ErrorsOf<Values> = { readonly [Name in keyof Values]?: string }

/** A form that is being filled in. */
export interface FormState<Values> {
  readonly form: Values
  readonly errors: ErrorsOf<Values>
  /** Whether somebody typed. */
  readonly isDirty: boolean
  /** Whether somebody typed since it was sent last. */
  readonly isChangedSince: boolean
  /** How often errors were shown. */
  readonly attempt: number
  readonly change: (change: Partial<Values>) => void
  /** Takes a whole form, such as a draft. */
  readonly replace: (form: Values) => void
  readonly showErrors: (errors: ErrorsOf<Values>) => void
  readonly markSent: () => void
}

/** The errors that are left when some fields were changed. */
function withoutErrorsOf<Values>(errors: ErrorsOf<Values>, changed: Partial<Values>): ErrorsOf<Values> {
  const left = { ...errors }
  for (const name in changed) {
    delete left[name]
  }
  return left
}

/** Keeps the form; an error goes as soon as its field is changed. */
export function useForm<Values extends object>(initial: Values): FormState<Values> {
  const [form, setForm] = useState(initial)
  const [errors, setErrors] = useState<ErrorsOf<Values>>({})
  const [attempt, setAttempt] = useState(0)
  const [isDirty, setIsDirty] = useState(false)
  const [isChangedSince, setIsChangedSince] = useState(false)
  const change = useCallback((changed: Partial<Values>) => {
    setForm((before) => ({ ...before, ...changed }))
    setErrors((before) => withoutErrorsOf(before, changed))
    setIsDirty(true)
    setIsChangedSince(true)
  }, [])
  const showErrors = useCallback((found: ErrorsOf<Values>) => {
    setErrors(found)
    setAttempt((before) => before + 1)
  }, [])
  return {
    form,
    errors,
    isDirty,
    isChangedSince,
    attempt,
    change,
    replace: setForm,
    showErrors,
    markSent: () => setIsChangedSince(false),
  }
}
