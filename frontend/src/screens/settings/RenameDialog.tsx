import { useState } from 'react'
import { fieldsOf } from '../../lib/api-problem.ts'
import { submitting } from '../../lib/submitting.ts'
import { Button } from '../../ui/Button.tsx'
import { AskDialog } from '../../ui/AskDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { securityApi } from './security.endpoints.ts'

interface RenameDialogProps {
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}

/** Another name for an authenticator or a passkey. */
export function RenameDialog({ id, name: before, onClose }: RenameDialogProps) {
  const [name, setName] = useState(before)
  const [rename, { isLoading, error }] = securityApi.useRenameFactorMutation()
  const send = async () => {
    const answer = await rename({ id, name })
    if (answer.error === undefined) {
      onClose()
    }
  }
  const main = (
    <Button type="submit" form="rename" variant="primary" busy={isLoading}>
      Rename
    </Button>
  )
  return (
    <AskDialog title={`Rename ${before}`} onClose={onClose} main={main}>
      <form id="rename" onSubmit={submitting(send)}>
        <TextField
          label="Name"
          required
          maxLength={40}
          value={name}
          error={fieldsOf(error)['name']}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </AskDialog>
  )
}
