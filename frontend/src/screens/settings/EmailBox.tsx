import { useState } from 'react'
import { newsletterApi } from '../../features/newsletter/newsletter.endpoints.ts'
import { fieldsOf, sentenceOf } from '../../lib/api-problem.ts'
import { submitting } from '../../lib/submitting.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toasts.ts'
import { accountApi } from './account.endpoints.ts'
import { isProofNeeded, useProof } from './use-proof.tsx'
import { SettingsBox } from './SettingsBox.tsx'

/** Where letters go: an address holds once its owner confirmed it. */
export function EmailBox() {
  const { data } = newsletterApi.useGetEmailQuery()
  const [email, setEmail] = useState('')
  const [change, { isLoading, error }] = accountApi.useChangeEmailMutation()
  const { run, dialog } = useProof()
  const ask = async (address: string | null) => {
    if (await run(() => change({ email: address }))) {
      showToast({ title: address === null ? 'Address removed' : 'We sent a letter to confirm the address' })
      setEmail('')
    }
  }
  const send = () => {
    void ask(email)
  }
  const wrong = fieldsOf(error)['email']
  const hasEmail = (data?.email ?? null) !== null
  return (
    <SettingsBox title="E-mail address">
      <CurrentEmail onSendAgain={(address) => void ask(address)} onRemove={() => void ask(null)} />
      {error !== undefined && wrong === undefined && !isProofNeeded(error) && (
        <Alert variant="destructive">{sentenceOf(error)}</Alert>
      )}
      <form css={{ display: 'grid', gap: 'var(--s4)' }} onSubmit={submitting(send)}>
        <TextField
          label={hasEmail ? 'New e-mail address' : 'E-mail address'}
          type="email"
          autoComplete="email"
          required
          help="We send a letter to this address; it counts once you confirm it there."
          value={email}
          error={wrong}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div>
          <Button type="submit" variant="primary" busy={isLoading}>
            {hasEmail ? 'Change e-mail address' : 'Add address'}
          </Button>
        </div>
      </form>
      {dialog}
    </SettingsBox>
  )
}

interface CurrentEmailProps {
  readonly onSendAgain: (address: string) => void
  readonly onRemove: () => void
}

function CurrentEmail({ onSendAgain, onRemove }: CurrentEmailProps) {
  const { data } = newsletterApi.useGetEmailQuery()
  const { email, confirmed, pending } = data ?? { email: null, confirmed: false, pending: null }
  const asked = pending ?? (confirmed ? null : email)
  return (
    <>
      {email !== null && (
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s2) var(--s3)' }}>
          <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>{email}</span>
          <Tag tone={confirmed ? 'good' : 'warn'}>{confirmed ? 'Confirmed' : 'Not confirmed'}</Tag>
          <Button size="sm" variant="quiet" onClick={onRemove}>
            Remove
          </Button>
        </div>
      )}
      {asked !== null && (
        <Alert variant="warn" title={`We wrote to ${asked}`}>
          Nothing else is sent to it until you press the link in that letter.{' '}
          <Button size="sm" variant="quiet" onClick={() => onSendAgain(asked)}>
            Send it again
          </Button>
        </Alert>
      )}
    </>
  )
}
