import { useState } from 'react'
import { passwordMinLength } from '@deals/events'
import { fieldsOf } from '../../lib/api-problem.ts'
import { submitting } from '../../lib/submitting.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { tellOutcome } from '../shared/tell-outcome.ts'
import { accountApi } from './account.endpoints.ts'
import { SettingsBox } from './SettingsBox.tsx'

/** A new password, by the one before. */
export function PasswordBox() {
  const [currentPassword, setCurrent] = useState('')
  const [newPassword, setNew] = useState('')
  const [change, { isLoading, error }] = accountApi.useChangePasswordMutation()
  const send = async () => {
    const answer = await change({ currentPassword, newPassword })
    tellOutcome(answer.error, 'Password changed')
    if (answer.error === undefined) {
      setCurrent('')
      setNew('')
    }
  }
  return (
    <SettingsBox title="Password">
      <form css={{ display: 'grid', gap: 'var(--s4)' }} onSubmit={submitting(send)}>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          value={currentPassword}
          error={fieldsOf(error)['currentPassword']}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          required
          minLength={passwordMinLength}
          help={`At least ${passwordMinLength} characters; a sentence is a good one. All other devices are signed out.`}
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
