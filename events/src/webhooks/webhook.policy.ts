import { levelOfLimits } from '../staff/write-limits.ts'
import type { Viewer } from '../users/roles.ts'
import type { Restriction } from '../users/users.events.ts'

type Follower = Pick<Viewer, 'roles' | 'trustLevel'> & { readonly restricts: readonly Restriction[] }

/** Who may have addresses told of changes: no newcomers, and nobody who is kept from something. */
export const canHaveWebhooks = (member: Follower): boolean =>
  levelOfLimits(member) >= 1 && member.restricts.length === 0
