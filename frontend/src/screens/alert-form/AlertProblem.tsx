import { alertFieldId, type AlertErrors, type AlertField } from '../../features/deal-alerts/alert-form-values.ts'
import { routes } from '../../lib/routes.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Anchor } from '../../ui/Anchor.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import type { SavingOutcome } from './use-alert-saving.ts'

const isField = (name: string, errors: AlertErrors): name is AlertField => name in errors

/** What keeps the alert from being saved, above the form. */
export function AlertProblem({ outcome, errors }: { readonly outcome: SavingOutcome; readonly errors: AlertErrors }) {
  switch (outcome.kind) {
    case 'none':
    case 'saved':
      return null
    case 'invalid':
      return (
        <>
          <ErrorSummary errors={summaryOf(errors)} />
          {outcome.rest.map((sentence) => (
            <Alert key={sentence} variant="destructive" title={sentence} />
          ))}
        </>
      )
    case 'duplicate':
      return (
        <Alert variant="destructive" title="You have an alert that looks for the same.">
          <Anchor to={routes.dealAlert.to(outcome.existing)} css={{ fontWeight: 600, textDecoration: 'underline' }}>
            Open the existing alert
          </Anchor>
        </Alert>
      )
    case 'failed':
      return <Alert variant="destructive" title={outcome.sentence} />
  }
}

/** Errors that are still at their fields, each with the way to it. */
function summaryOf(errors: AlertErrors) {
  return Object.entries(errors).flatMap(([name, message]) =>
    isField(name, errors) && message !== undefined ? [{ id: alertFieldId(name), message }] : [],
  )
}
