import { useState } from 'react'
import { roles, type Role, type RolesView } from '@deals/events'
import { staffApi } from '../../../features/staff/staff.endpoints.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { WideTable } from '../../shared/WideTable.tsx'
import { Changes } from '../Changes.tsx'
import { StaffFrame } from '../StaffFrame.tsx'
import { StaffSection } from '../staff-styles.ts'
import { roleWords } from '../../../features/users/role-words.ts'
import { routes } from '../../../lib/routes.ts'
import { GiveRole } from './GiveRole.tsx'
import { useRoleChange } from './use-role-change.tsx'

/** Who has which role, how it came, and the way to change it: for owners. */
export function RolesScreen() {
  const answer = staffApi.useGetRolesQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <StaffFrame part="roles" title="Roles">
      <Loaded answer={answer} name="the roles" height="30rem">
        {({ holders, changes }) => (
          <>
            <Holders holders={holders} />
            <RoleChanges changes={changes} />
          </>
        )}
      </Loaded>
    </StaffFrame>
  )
}

/** Whose role is about to be taken. */
interface Taken {
  readonly username: string
  readonly role: Role
}

function Holders({ holders }: Pick<RolesView, 'holders'>) {
  const { change, dialog, isBusy } = useRoleChange()
  const [asked, ask] = useState<Taken | null>(null)
  return (
    <StaffSection aria-label="Who has a role">
      <h2>Who has a role</h2>
      <WideTable label="Who has a role" columns={[{ title: 'Member' }, { title: 'Roles' }]}>
        {holders.map(({ username, roles: held }) => (
          <tr key={username}>
            <th scope="row">
              <Anchor to={routes.user.to(username)}>{username}</Anchor>
            </th>
            <td>
              <span css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' }}>
                {roles
                  .filter((role) => held.includes(role))
                  .map((role) => (
                    <Button
                      key={role}
                      size="sm"
                      disabled={isBusy}
                      aria-label={`Take ${roleWords[role]} from ${username}`}
                      onClick={() => ask({ username, role })}
                    >
                      {roleWords[role]} ×
                    </Button>
                  ))}
              </span>
            </td>
          </tr>
        ))}
      </WideTable>
      <GiveRole holders={holders} />
      {asked !== null && (
        <TakeQuestion
          asked={asked}
          busy={isBusy}
          onClose={() => ask(null)}
          onTake={() => {
            // Who the owner is may be asked next, and one question stands at a time.
            ask(null)
            void change({ ...asked, isGranted: false })
          }}
        />
      )}
      {dialog}
    </StaffSection>
  )
}

interface TakeQuestionProps {
  readonly asked: Taken
  readonly busy: boolean
  readonly onTake: () => void
  readonly onClose: () => void
}

/** The row goes with its last role, and a second press would meet the next one. */
function TakeQuestion({ asked: { username, role }, busy, onTake, onClose }: TakeQuestionProps) {
  return (
    <ConfirmDialog
      title={`Take ${roleWords[role]} from ${username}?`}
      description="From now on they may do nothing more by it. What they decided stays."
      confirmLabel="Take role"
      destructive
      busy={busy}
      open
      onOpenChange={onClose}
      onConfirm={onTake}
    />
  )
}

const columns = [{ title: 'Member' }, { title: 'What' }]

function RoleChanges({ changes }: Pick<RolesView, 'changes'>) {
  return (
    <Changes
      label="Changes of roles"
      none="No role was given yet."
      columns={columns}
      phone="blocks"
      changes={changes}
      keyOf={({ position, role }) => `${position} ${role}`}
    >
      {({ username, role, isGranted }) => (
        <>
          <th scope="row">{username}</th>
          <td>
            {roleWords[role]} {isGranted ? 'given' : 'taken back'}
          </td>
        </>
      )}
    </Changes>
  )
}
