import { useState } from 'react'
import { roles, type Role, type RolesView } from '@deals/events'
import { submitting } from '../../../lib/submitting.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FieldRow } from '../../../ui/FieldRow.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { roleWords } from '../../../features/users/role-words.ts'
import { useRoleChange } from './use-role-change.tsx'

const options = roles.toReversed().map((value) => ({ value, label: roleWords[value] }))

/** Gives a role to a member who has none yet, or another one. */
export function GiveRole({ holders }: Pick<RolesView, 'holders'>) {
  const [username, setUsername] = useState('')
  const [role, setRole] = useState<Role>('staff')
  const [isAsked, ask] = useState(false)
  const { change, dialog, isBusy } = useRoleChange()
  const name = username.trim()
  const held = holders.find((one) => one.username.toLowerCase() === name.toLowerCase())?.roles ?? []
  const hasIt = held.includes(role)
  const give = async () => {
    // Who the owner is may be asked next, and one question stands at a time.
    ask(false)
    if (await change({ username: name, role, isGranted: true })) {
      setUsername('')
    }
  }
  return (
    <>
      <FieldRow as="form" css={{ marginTop: 'var(--s4)' }} onSubmit={submitting(() => ask(name !== '' && !hasIt))}>
        <TextField
          label="Member"
          required
          maxLength={60}
          value={username}
          error={hasIt ? `${name} has this role already` : undefined}
          onChange={(event) => setUsername(event.target.value)}
        />
        <SelectField
          label="Role"
          value={role}
          options={options}
          onChange={(event) => setRole(roles.find((one) => one === event.target.value) ?? role)}
        />
        <Button type="submit" busy={isBusy}>
          Give role
        </Button>
      </FieldRow>
      {isAsked && <GiveQuestion username={name} role={role} onClose={() => ask(false)} onGive={() => void give()} />}
      {dialog}
    </>
  )
}

interface GiveQuestionProps {
  readonly username: string
  readonly role: Role
  readonly onGive: () => void
  readonly onClose: () => void
}

/** The list begins with a role, and Enter in the field of the name would give that one. */
const GiveQuestion = ({ username, role, onGive, onClose }: GiveQuestionProps) => (
  <ConfirmDialog
    title={`Give ${roleWords[role]} to ${username}?`}
    description="From now on they may do all that goes with it, and they are told."
    confirmLabel="Give the role"
    open
    onOpenChange={onClose}
    onConfirm={onGive}
  />
)
