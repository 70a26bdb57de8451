import { canGiveRoles, flagOf, roles, type DomainEvent, type Role, type RolesForm, type Viewer } from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { UserState } from './user.state.ts'

/** An owner grants and revokes roles; nobody gives up the own ownership, so that one owner always remains. */
export function changeRoles(
  { caller, form }: { caller: Pick<Viewer, 'id' | 'roles'>; form: RolesForm },
  state: UserState,
): DomainEvent[] | Refused {
  if (state.status !== 'active') {
    return refuse('user-not-found')
  }
  if (!canGiveRoles(caller)) {
    return refuse('not-allowed', { message: 'Only an owner grants roles.' })
  }
  if (form.isOwner === false && state.userId === caller.id) {
    return refuse('conflict', { message: 'Another owner has to take this role from you.' })
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
