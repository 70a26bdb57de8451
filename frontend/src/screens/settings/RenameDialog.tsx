import { useState } from 'react'
import type { FormEvent } from 'react'
import { fieldsOf } from '../../lib/api-problem.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
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
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await rename({ id, name })
    if (answer.error === undefined) {
      onClose()
    }
  }
  const footer = (
    <>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form="rename" variant="primary" busy={isLoading}>
        Rename
      </Button>
    </>
  )
  return (
    <Dialog title={`Rename ${before}`} open onOpenChange={onClose} footer={footer}>
      <form id="rename" onSubmit={(event) => void send(event)}>
        <TextField
          label="Name"
          required
          maxLength={40}
          value={name}
          error={fieldsOf(error)['name']}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
