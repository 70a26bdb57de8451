import { z } from 'zod'
import { isOwner, type DomainEvent, type Role, type Viewer } from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { UserState } from './user.state.ts'

const flag = z.boolean('Say true or false').optional()
export const rolesForm = z.strictObject({ isModerator: flag, isStaff: flag, isSuperUser: flag, isOwner: flag })
export type RolesForm = z.infer<typeof rolesForm>

const flags = {
  isOwner: 'owner',
  isSuperUser: 'superUser',
  isModerator: 'moderator',
  isStaff: 'staff',
} as const satisfies Record<keyof RolesForm, Role>

/** An owner grants and revokes roles; nobody gives up the own ownership, so that one owner always remains. */
export function changeRoles(
  { caller, form }: { caller: Pick<Viewer, 'id' | 'roles'>; form: RolesForm },
  state: UserState,
): DomainEvent[] | Refused {
  if (state.status !== 'active') {
    return refuse('user-not-found')
  }
  if (!isOwner(caller)) {
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
  const { userId, roles } = state
  return roles.includes(role) ? [] : [{ type: 'RoleGranted', data: { userId, role } }]
}

function roleEvents(form: RolesForm, userId: string, roles: readonly Role[]): DomainEvent[] {
  return (['isOwner', 'isSuperUser', 'isModerator', 'isStaff'] as const).flatMap((name): DomainEvent[] => {
    const role = flags[name]
    const has = roles.includes(role)
    if (form[name] === undefined || form[name] === has) {
      return []
    }
    return [{ type: has ? 'RoleRevoked' : 'RoleGranted', data: { userId, role } }]
  })
}

/** Roles as the calls name them. */
export function roleFlags(roles: readonly Role[]) {
  return {
    isOwner: roles.includes('owner'),
    isSuperUser: roles.includes('superUser'),
    isModerator: roles.includes('moderator'),
    isStaff: roles.includes('staff'),
  }
}
