import { fieldsOf, sentenceOf } from '../../lib/api-problem.ts'
import { Alert } from '../../ui/Alert.tsx'

interface RefusedFormProps {
  readonly error: unknown
  /** Names of the fields that the form has; what is said of others is said here. */
  readonly except?: readonly string[]
}

/** Why a form was not taken, where that stands at none of its fields. */
export function RefusedForm({ error, except }: RefusedFormProps) {
  const wrong = Object.keys(fieldsOf(error))
  const isSaidThere = wrong.some((name) => except === undefined || except.includes(name))
  return error === undefined || isSaidThere ? null : <Alert variant="destructive">{sentenceOf(error)}</Alert>
}
