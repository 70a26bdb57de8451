import { roles, type RolesView } from '@deals/events'
import { staffApi } from '../../../features/staff/staff.endpoints.ts'
import { Button } from '../../../ui/Button.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { WideTable } from '../../shared/WideTable.tsx'
import { Changes } from '../Changes.tsx'
import { StaffFrame } from '../StaffFrame.tsx'
import { StaffSection } from '../staff-styles.ts'
import { roleWords } from '../../../features/users/role-words.ts'
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

function Holders({ holders }: Pick<RolesView, 'holders'>) {
  const { change, dialog, isBusy } = useRoleChange()
  return (
    <StaffSection aria-label="Who has a role">
      <h2>Who has a role</h2>
      <WideTable label="Who has a role" columns={[{ title: 'Member' }, { title: 'Roles' }]}>
        {holders.map(({ username, roles: held }) => (
          <tr key={username}>
            <th scope="row">{username}</th>
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
                      onClick={() => void change({ username, role, isGranted: false })}
                    >
                      {roleWords[role]} ×
                    </Button>
                  ))}
              </span>
            </td>
          </tr>
        ))}
      </WideTable>
      <GiveRole />
      {dialog}
    </StaffSection>
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
