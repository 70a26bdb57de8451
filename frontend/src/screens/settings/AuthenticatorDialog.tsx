import { useEffect, useRef, useState } from 'react'
import { encode } from 'uqr'
import type { StartedTotp } from '@deals/events'
import { fieldsOf, sentenceOf } from '../../lib/api-problem.ts'
import { submitting } from '../../lib/submitting.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { AskDialog } from '../../ui/AskDialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { securityApi } from './security.endpoints.ts'
import { isProofNeeded, useProof } from './use-proof.tsx'

interface AuthenticatorDialogProps {
  /** With the recovery codes, when it is the first factor. */
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void
  readonly onClose: () => void
}

/** Shares a secret with an authenticator, and asks for the first code that it makes of it. */
export function AuthenticatorDialog({ onAdded, onClose }: AuthenticatorDialogProps) {
  const [start, { data, error }] = securityApi.useStartTotpMutation()
  const { run, dialog } = useProof()
  const isStarted = useRef(false)
  useEffect(() => {
    if (!isStarted.current) {
      isStarted.current = true
      void run(() => start()).then((isDone) => (isDone ? undefined : onClose()))
    }
  })
  if (dialog !== false) {
    return dialog
  }
  const main = (
    <Button type="submit" form="first-code" variant="primary" disabled={data === undefined}>
      Add authenticator
    </Button>
  )
  return (
    <AskDialog
      title="Add an authenticator"
      description="Scan the picture with an authenticator on your phone, or type the key into it. Then enter the code that it shows."
      onClose={onClose}
      main={main}
    >
      {error !== undefined && !isProofNeeded(error) && <Alert variant="destructive">{sentenceOf(error)}</Alert>}
      {data === undefined ? <Skeleton height="12rem" radius="md" /> : <FirstCode started={data} onAdded={onAdded} />}
    </AskDialog>
  )
}

interface FirstCodeProps {
  readonly started: StartedTotp
  readonly onAdded: AuthenticatorDialogProps['onAdded']
}

function FirstCode({ started: { id, secret, url }, onAdded }: FirstCodeProps) {
  const [code, setCode] = useState('')
  const [confirm, { error }] = securityApi.useConfirmTotpMutation()
  const send = async () => {
    const answer = await confirm({ id, code })
    if (answer.error === undefined) {
      onAdded(answer.data.recoveryCodes)
    }
  }
  return (
    <form id="first-code" css={{ display: 'grid', gap: 'var(--s4)' }} onSubmit={submitting(send)}>
      <QrPicture text={url} />
      <p css={{ fontSize: 'var(--text-sm)', textAlign: 'center' }}>
        Key: <code css={{ overflowWrap: 'anywhere' }}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        error={fieldsOf(error)['code'] ?? (error === undefined ? undefined : sentenceOf(error))}
        onChange={(event) => setCode(event.target.value)}
      />
    </form>
  )
}

/** Dark on light in every theme: cameras do not read the other way round. */
function QrPicture({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      role="img"
      aria-label="The key as a picture for the authenticator"
      viewBox={`0 0 ${size} ${size}`}
      css={{ width: '12rem', maxWidth: '100%', margin: '0 auto', borderRadius: 'var(--r-md)', background: '#fff' }}
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
