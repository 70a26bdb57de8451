import { startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-problem.ts'
import { submitting } from '../../lib/submitting.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { AskDialog } from '../../ui/AskDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { securityApi } from './security.endpoints.ts'
import { isProofNeeded, useProof } from './use-proof.tsx'

interface PasskeyDialogProps {
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void
  readonly onClose: () => void
}

const notMade = 'Your browser made no passkey. Perhaps it was cancelled, or this device has one already.'

/** Has the browser make a passkey, and keeps its public half. */
function useMadePasskey(onAdded: PasskeyDialogProps['onAdded']) {
  const [problem, setProblem] = useState<string | null>(null)
  const [getOptions, asking] = securityApi.usePasskeyOptionsMutation()
  const [add, adding] = securityApi.useAddPasskeyMutation()
  const { run, dialog } = useProof()
  const make = async (name: string) => {
    setProblem(null)
    const options = await getOptions()
    if (options.error !== undefined) {
      setProblem(isProofNeeded(options.error) ? null : sentenceOf(options.error))
      return options
    }
    const credential = await startRegistration({ optionsJSON: options.data }).catch(() => null)
    const answer = credential === null ? null : await add({ name, credential })
    if (answer === null || answer.error !== undefined) {
      setProblem(answer === null ? notMade : sentenceOf(answer.error))
    } else {
      onAdded(answer.data.recoveryCodes)
    }
    return {}
  }
  return {
    problem,
    dialog,
    isBusy: asking.isLoading || adding.isLoading,
    make: (name: string) => run(() => make(name)),
  }
}

/** Asks for a name, then has the passkey made. */
export function PasskeyDialog({ onAdded, onClose }: PasskeyDialogProps) {
  const [name, setName] = useState('')
  const { problem, dialog, isBusy, make } = useMadePasskey(onAdded)
  const send = () => {
    void make(name)
  }
  const main = (
    <Button type="submit" form="passkey" variant="primary" busy={isBusy}>
      Make passkey
    </Button>
  )
  return (
    <>
      <AskDialog
        title="Add a passkey"
        description="Your device keeps it behind your finger, face or PIN. With it you sign in without a password."
        onClose={onClose}
        main={main}
      >
        <form id="passkey" css={{ display: 'grid', gap: 'var(--s4)' }} onSubmit={submitting(send)}>
          {problem !== null && <Alert variant="destructive">{problem}</Alert>}
          <TextField
            label="Name"
            required
            maxLength={40}
            help="So that you know it again, such as My laptop"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </form>
      </AskDialog>
      {dialog}
    </>
  )
}
