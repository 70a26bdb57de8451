import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-problem.ts'
import { submitting } from '../../lib/submitting.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { AskDialog } from '../../ui/AskDialog.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { securityApi } from './security.endpoints.ts'

interface ProofDialogProps {
  readonly onEnd: (isProven: boolean) => void
}

/** Asks again who it is; it holds for ten minutes. */
export function ProofDialog({ onEnd }: ProofDialogProps) {
  const [currentPassword, setCurrentPassword] = useState('')
  const { data } = securityApi.useGetSecurityQuery()
  const has = (wanted: 'totp' | 'passkey') => data?.factors.some(({ kind }) => kind === wanted) === true
  const [prove, { isLoading, error }] = securityApi.useProveMutation()
  const send = async () => {
    const answer = await prove(currentPassword)
    if (answer.error === undefined) {
      onEnd(true)
    }
  }
  const main = (
    <Button type="submit" form="proof" variant="primary" busy={isLoading}>
      Continue
    </Button>
  )
  return (
    <AskDialog
      title="Is it you?"
      description="This is about the safety of your account. Show that it is you; we ask again after ten minutes."
      onClose={() => onEnd(false)}
      main={main}
    >
      <form id="proof" onSubmit={submitting(send)}>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          required
          help={has('totp') ? 'Or the code of your authenticator' : undefined}
          value={currentPassword}
          error={error === undefined ? undefined : sentenceOf(error)}
          onChange={(event) => setCurrentPassword(event.target.value)}
        />
      </form>
      {has('passkey') && browserSupportsWebAuthn() && <ByPasskey onEnd={onEnd} />}
    </AskDialog>
  )
}

const notShown = 'No passkey was shown. Try again, or enter your password.'

/** Instead of the password. */
function ByPasskey({ onEnd }: ProofDialogProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [getOptions] = securityApi.useProofOptionsMutation()
  const [prove] = securityApi.useProveMutation()
  const problemShowing = async (): Promise<string | null> => {
    const options = await getOptions()
    if (options.error !== undefined) {
      return sentenceOf(options.error)
    }
    const shown = await startAuthentication({ optionsJSON: options.data }).catch(() => null)
    const answer = shown === null ? null : await prove(shown)
    if (answer === null) {
      return notShown
    }
    return answer.error === undefined ? null : sentenceOf(answer.error)
  }
  const show = async () => {
    setProblem(null)
    setIsBusy(true)
    const met = await problemShowing()
    setIsBusy(false)
    setProblem(met)
    if (met === null) {
      onEnd(true)
    }
  }
  return (
    <div css={{ display: 'grid', gap: 'var(--s3)', justifyItems: 'start', marginTop: 'var(--s4)' }}>
      <Button busy={isBusy} onClick={() => void show()}>
        <KeyRound aria-hidden="true" />
        Use a passkey
      </Button>
      {problem !== null && <Alert variant="destructive">{problem}</Alert>}
    </div>
  )
}
