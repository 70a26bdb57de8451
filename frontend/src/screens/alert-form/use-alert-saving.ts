import { useState } from 'react'
import { alertErrorsFrom, alertRequest } from '../../features/deal-alerts/alert-request.ts'
import type { AlertErrors, AlertFormValues } from '../../features/deal-alerts/alert-form-values.ts'
import { dealAlertsApi } from '../../features/deal-alerts/deal-alerts.endpoints.ts'
import { existingAlertIn } from '../../features/deal-alerts/parse-alert-conflict.ts'
import { validateAlertForm } from '../../features/deal-alerts/validate-alert-form.ts'
import { fieldsOf, isApiProblem, sentenceOf } from '../../lib/api-problem.ts'
import { useOnceSent } from '../../lib/use-once-sent.ts'

/** What came of saving an alert. */
export type SavingOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'invalid'; readonly errors: AlertErrors; readonly rest: readonly string[] }
  /** Another alert looks for the same. */
  | { readonly kind: 'duplicate'; readonly existing: string }
  | { readonly kind: 'failed'; readonly sentence: string }

/** What a refusal means for the form. */
export function savingOutcomeOf(error: unknown): SavingOutcome {
  const existing = isApiProblem(error) && error.status === 409 ? existingAlertIn(error.details) : undefined
  if (existing !== undefined) {
    return { kind: 'duplicate', existing }
  }
  const { errors, rest } = alertErrorsFrom(fieldsOf(error))
  const isAtFields = Object.keys(errors).length > 0
  return isAtFields ? { kind: 'invalid', errors, rest } : { kind: 'failed', sentence: sentenceOf(error) }
}

/** Saves a new alert, or the one that has this id. */
export function useAlertSaving(form: AlertFormValues, id: string | undefined) {
  const [create, creating] = dealAlertsApi.useCreateAlertMutation()
  const [change, changing] = dealAlertsApi.useChangeAlertMutation()
  const [outcome, setOutcome] = useState<SavingOutcome>({ kind: 'none' })
  const once = useOnceSent('new alert')

  // A new one without a name is called by what it looks for.
  const isNameless = id !== undefined && form.name.trim() === ''
  const send = async () => {
    const body = alertRequest(form)
    return id === undefined ? once(body, (idempotencyKey) => create({ body, idempotencyKey })) : change({ id, ...body })
  }
  const save = async () => {
    const errors = { ...validateAlertForm(form), ...(isNameless ? { name: 'An alert needs a name' } : {}) }
    if (Object.keys(errors).length > 0) {
      setOutcome({ kind: 'invalid', errors, rest: [] })
      return
    }
    const { error } = await send()
    setOutcome(error === undefined ? { kind: 'saved' } : savingOutcomeOf(error))
  }
  return { outcome, save, isSaving: creating.isLoading || changing.isLoading }
}
