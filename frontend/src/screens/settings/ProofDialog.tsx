import { useState } from 'react'
import type { FormEvent } from 'react'
import { sentenceOf } from '../../lib/api-problem.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { securityApi } from './security.endpoints.ts'

/** Asks again who it is; it holds for ten minutes. */
export function ProofDialog({ onEnd }: { readonly onEnd: (isProven: boolean) => void }) {
  const [currentPassword, setCurrentPassword] = useState('')
  const { data } = securityApi.useGetSecurityQuery()
  const hasCodes = data?.factors.some(({ kind }) => kind === 'totp') === true
  const [prove, { isLoading, error }] = securityApi.useProveMutation()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await prove(currentPassword)
    if (answer.error === undefined) {
      onEnd(true)
    }
  }
  const footer = (
    <>
      <Button variant="quiet" onClick={() => onEnd(false)}>
        Cancel
      </Button>
      <Button type="submit" form="proof" variant="primary" busy={isLoading}>
        Continue
      </Button>
    </>
  )
  return (
    <Dialog
      title="Is it you?"
      description="This is about the safety of your account. Enter your password; we ask again after ten minutes."
      open
      onOpenChange={() => onEnd(false)}
      footer={footer}
    >
      <form id="proof" onSubmit={(event) => void send(event)}>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          required
          help={hasCodes ? 'Or the code of your authenticator' : undefined}
          value={currentPassword}
          error={error === undefined ? undefined : sentenceOf(error)}
          onChange={(event) => setCurrentPassword(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
