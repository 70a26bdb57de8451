import { canGiveRoles, flagOf, roles, type DomainEvent, type Role, type RolesForm, type Viewer } from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { UserState } from './user.state.ts'

export interface ChangeRoles {
  readonly caller: Pick<Viewer, 'id' | 'roles'>
  readonly form: RolesForm
  /** The grant of which it was settled that it ends. */
  readonly unseated: number | null
}

/** It may be the last owner's. */
export const takesOwnership = (form: RolesForm): boolean => flagOf(form, 'owner') === false

/** An owner grants and revokes roles; nobody gives up the own ownership, so that one owner always remains. */
export function changeRoles({ caller, form, unseated }: ChangeRoles, state: UserState): DomainEvent[] | Refused {
  if (state.status !== 'active') {
    return refuse('user-not-found')
  }
  if (!canGiveRoles(caller)) {
    return refuse('not-allowed', { message: 'Only an owner grants roles.' })
  }
  if (takesOwnership(form) && state.userId === caller.id) {
    return refuse('conflict', { message: 'Another owner has to take this role from you.' })
  }
  if (takesOwnership(form) && state.ownerGrant !== unseated) {
    return refuse('conflict', { message: 'Somebody else changed these roles meanwhile. Look at them again.' })
  }
  return roleEvents(form, state.userId, state.roles)
}

/** The operators of the site give a role without being members. */
export function grantRole({ role }: { role: Role }, state: UserState): DomainEvent[] | Refused {
  if (state.status !== 'active') {
    return refuse('user-not-found')
  }
  const { userId } = state
  return state.roles.includes(role) ? [] : [{ type: 'RoleGranted', data: { userId, role } }]
}

function roleEvents(form: RolesForm, userId: string, held: readonly Role[]): DomainEvent[] {
  return roles.flatMap((role): DomainEvent[] => {
    const has = held.includes(role)
    const wanted = flagOf(form, role)
    return wanted === undefined || wanted === has
      ? []
      : [{ type: has ? 'RoleRevoked' : 'RoleGranted', data: { userId, role } }]
  })
}
