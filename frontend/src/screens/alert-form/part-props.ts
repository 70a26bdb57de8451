import type { AlertErrors, AlertFormValues } from '../../features/deal-alerts/alert-form-values.ts'

/** What every part of the form takes. */
export interface AlertPartProps {
  readonly form: AlertFormValues
  readonly errors: AlertErrors
  readonly onChange: (change: Partial<AlertFormValues>) => void
}
