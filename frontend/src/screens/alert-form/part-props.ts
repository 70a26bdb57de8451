import type { ChangeEvent } from 'react'
import {
  alertFieldId,
  type AlertErrors,
  type AlertField,
  type AlertFormValues,
} from '../../features/deal-alerts/alert-form-values.ts'

/** What every part of the form takes. */
export interface AlertPartProps {
  readonly form: AlertFormValues
  readonly errors: AlertErrors
  readonly onChange: (change: Partial<AlertFormValues>) => void
}

type TextName = { [Name in AlertField]: string extends AlertFormValues[Name] ? Name : never }[AlertField]

/** What the field of a text shows, and where goes what is typed into it. */
export const alertTextIn = ({ form, errors, onChange }: AlertPartProps, name: TextName) => ({
  id: alertFieldId(name),
  value: form[name],
  error: errors[name],
  onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange({ [name]: target.value }),
})
