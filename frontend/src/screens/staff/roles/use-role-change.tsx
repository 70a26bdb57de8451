import type { Role } from '@deals/events'
import { staffApi } from '../../../features/staff/staff.endpoints.ts'
import { tellOutcome } from '../../shared/tell-outcome.ts'
import { isProofNeeded, useProof } from '../../settings/use-proof.tsx'
import { roleWords } from '../../../features/users/role-words.ts'

interface RoleChange {
  readonly username: string
  readonly role: Role
  readonly isGranted: boolean
}

/** Gives and takes roles; the site asks again who it is, and says why not where it refuses. */
export function useRoleChange() {
  const [changeRoles, { isLoading }] = staffApi.useChangeRolesMutation()
  const { run, dialog } = useProof()
  const change = ({ username, role, isGranted }: RoleChange): Promise<boolean> =>
    run(async () => {
      const answer = await changeRoles({ username, ...formOf(role, isGranted) })
      if (!isProofNeeded(answer.error)) {
        tellOutcome(
          answer.error,
          `${username}: ${roleWords[role]} ${isGranted ? 'given' : 'taken back'}`,
          'Not changed',
        )
      }
      return answer
    })
  return { change, dialog, isBusy: isLoading }
}

/** The form that gives one role or takes it back, and leaves all others. */
export function formOf(role: Role, isGranted: boolean) {
  switch (role) {
    case 'moderator':
      return { isModerator: isGranted }
    case 'staff':
      return { isStaff: isGranted }
    case 'superUser':
      return { isSuperUser: isGranted }
    case 'owner':
      return { isOwner: isGranted }
  }
}
