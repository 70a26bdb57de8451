import { useState } from 'react'
import type { FormEvent } from 'react'
import { passwordMinLength } from '@deals/events'
import { fieldsOf, sentenceOf } from '../../lib/api-problem.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toasts.ts'
import { accountApi } from './account.endpoints.ts'
import { SessionsBox } from './SessionsBox.tsx'
import { SettingsBox } from './SettingsBox.tsx'

/** Password, e-mail address, and the devices that are signed in. */
export function SecuritySettings() {
  return (
    <>
      <PasswordBox />
      <EmailBox />
      <SessionsBox />
    </>
  )
}

function tell(error: unknown, done: string) {
  showToast(
    error === undefined ? { title: done } : { title: 'Error', description: sentenceOf(error), variant: 'destructive' },
  )
}

function PasswordBox() {
  const [currentPassword, setCurrent] = useState('')
  const [newPassword, setNew] = useState('')
  const [change, { isLoading, error }] = accountApi.useChangePasswordMutation()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await change({ currentPassword, newPassword })
    tell(answer.error, 'Password changed')
    if (answer.error === undefined) {
      setCurrent('')
      setNew('')
    }
  }
  return (
    <SettingsBox title="Password">
      <form css={{ display: 'grid', gap: 'var(--s4)' }} onSubmit={(event) => void send(event)}>
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          value={currentPassword}
          error={fieldsOf(error)['currentPassword']}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          required
          minLength={passwordMinLength}
          help={`At least ${passwordMinLength} characters. All other devices are signed out.`}
          value={newPassword}
          error={fieldsOf(error)['newPassword']}
          onChange={(event) => setNew(event.target.value)}
        />
        <div>
          <Button type="submit" variant="primary" busy={isLoading}>
            Change password
          </Button>
        </div>
      </form>
    </SettingsBox>
  )
}

function EmailBox() {
  const [currentPassword, setCurrent] = useState('')
  const [email, setEmail] = useState('')
  const [change, { isLoading, error }] = accountApi.useChangeEmailMutation()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await change({ currentPassword, email })
    tell(answer.error, 'E-mail address changed')
    if (answer.error === undefined) {
      setCurrent('')
      setEmail('')
    }
  }
  return (
    <SettingsBox title="E-mail address">
      <form css={{ display: 'grid', gap: 'var(--s4)' }} onSubmit={(event) => void send(event)}>
        <TextField
          label="New e-mail address"
          type="email"
          autoComplete="email"
          required
          value={email}
          error={fieldsOf(error)['email']}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label="Your password"
          type="password"
          autoComplete="current-password"
          required
          value={currentPassword}
          error={fieldsOf(error)['currentPassword']}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <div>
          <Button type="submit" variant="primary" busy={isLoading}>
            Change e-mail address
          </Button>
        </div>
      </form>
    </SettingsBox>
  )
}
