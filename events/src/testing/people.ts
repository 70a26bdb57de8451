import type { Actor } from '../platform/event.ts'
import type { Role } from '../platform/roles.ts'

/** Ids of the people in tests: ann and bob are members, mo moderates, stacy is staff, sue a super user, olive the owner. */
export const ann = 'ann'
export const bob = 'bob'
export const mo = 'mo'
export const stacy = 'stacy'
export const sue = 'sue'
export const olive = 'olive'

const roles: Readonly<Record<string, Role>> = {
  [mo]: 'moderator',
  [stacy]: 'staff',
  [sue]: 'superUser',
  [olive]: 'owner',
}
/** The role that somebody has in tests; members have none. */
export const roleOf = (id: string): Role | undefined => roles[id]

/** The site itself, where it acts. */
export const system = 'system'

/** Who acted, as metadata names them. */
export const actorOf = (id: string): Actor =>
  id === system ? { id: null, kind: 'system' } : { id, kind: roleOf(id) ?? 'user' }
