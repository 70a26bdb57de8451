import { factTime, isInForce, type AnyRecorded, type Role } from '@deals/events'
import type { Fold } from '../platform/fold.ts'
import type { Restriction } from '../platform/invocation.ts'

export type UserState = { readonly status: 'missing' } | ExistingUser

export interface ExistingUser {
  /** Closed: they left, and may still come back. */
  readonly status: 'active' | 'closed' | 'erased'
  readonly userId: string
  readonly username: string
  readonly roles: readonly Role[]
  readonly registeredAt: number
  readonly suspension: { readonly until: number | null; readonly restricts: readonly Restriction[] } | null
  readonly bio: string | null
  readonly location: string | null
  readonly avatarUrl: string | null
}

export const userFold: Fold<UserState> = {
  initial: { status: 'missing' },
  evolve: (state, event) => {
    if (event.type === 'UserRegistered') {
      const { userId, username } = event.data
      const registeredAt = factTime(event)
      const profile = { bio: null, location: null, avatarUrl: null }
      return { status: 'active', userId, username, roles: [], registeredAt, suspension: null, ...profile }
    }
    return state.status === 'missing' ? state : evolve(state, event)
  },
}

function evolve(user: ExistingUser, event: AnyRecorded): ExistingUser {
  switch (event.type) {
    case 'ProfileChanged': {
      const { bio, location, avatarUrl } = event.data
      return { ...user, bio, location, avatarUrl }
    }
    case 'RoleGranted':
      return { ...user, roles: [...new Set([...user.roles, event.data.role])] }
    case 'RoleRevoked':
      return { ...user, roles: user.roles.filter((role) => role !== event.data.role) }
    case 'UserSuspended':
      return { ...user, suspension: { until: event.data.until, restricts: event.data.restricts } }
    case 'UserReinstated':
      return { ...user, suspension: null }
    case 'AccountClosed':
      return { ...user, status: 'closed' }
    case 'AccountReopened':
      return { ...user, status: 'active' }
    case 'UserErased':
      return { ...user, status: 'erased', roles: [] }
    default:
      return user
  }
}

/** What a suspension keeps the member from at this time. */
export function restrictionsOf({ suspension }: Pick<ExistingUser, 'suspension'>, now: number): readonly Restriction[] {
  return suspension !== null && isInForce(suspension, now) ? suspension.restricts : []
}
