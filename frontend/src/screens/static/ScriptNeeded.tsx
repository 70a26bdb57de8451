import { Alert } from '../../ui/Alert.tsx'

/** For who fills in a form where no script runs: it would take their words and send nothing. */
export function ScriptNeeded() {
  return (
    <noscript>
      <div css={{ marginBottom: 'var(--s4)' }}>
        <Alert title="This form needs JavaScript">
          Nothing that you write here is sent without it. Switch it on and load the page again.
        </Alert>
      </div>
    </noscript>
  )
}
