import { factTime, isInForce, isLeadingOn, usernameKeyOf, type FormerName, type Role } from '@deals/events'
import { foldFrom, type Missing } from '../platform/fold.ts'
import type { Restriction } from '../platform/invocation.ts'

export type UserState = Missing | ExistingUser

export interface ExistingUser {
  /** Closed: they left, and may still come back. */
  readonly status: 'active' | 'closed' | 'erased'
  readonly userId: string
  readonly username: string
  /** The oldest first. */
  readonly formerNames: readonly FormerName[]
  readonly roles: readonly Role[]
  /** Revision of the grant that makes them an owner. */
  readonly ownerGrant: number | null
  readonly registeredAt: number
  readonly suspension: { readonly until: number | null; readonly restricts: readonly Restriction[] } | null
  /** What they chose who left; null for everybody else. */
  readonly closing: { readonly until: number; readonly posts: 'keep' | 'delete' } | null
  readonly bio: string | null
  readonly location: string | null
  readonly avatarUrl: string | null
}

export const userFold = foldFrom<'user', 'UserRegistered', ExistingUser>(
  {
    UserRegistered: (event) => {
      const { userId, username } = event.data
      const registeredAt = factTime(event)
      const profile = { bio: null, location: null, avatarUrl: null }
      return {
        status: 'active',
        userId,
        username,
        formerNames: [],
        roles: [],
        ownerGrant: null,
        registeredAt,
        suspension: null,
        closing: null,
        ...profile,
      }
    },
  },
  {
    UsernameChanged: (user, event) => {
      const { username, formerUntil: until } = event.data
      const former = { username: user.username, changedAt: factTime(event), until }
      return { ...user, username, formerNames: [...user.formerNames, former] }
    },
    ProfileChanged: (user, { data: { bio, location, avatarUrl } }) => ({ ...user, bio, location, avatarUrl }),
    RoleGranted: (user, { data: { role }, revision }) => ({
      ...user,
      roles: [...new Set([...user.roles, role])],
      ...(role === 'owner' && { ownerGrant: user.ownerGrant ?? revision }),
    }),
    RoleRevoked: (user, { data }) => ({
      ...user,
      roles: user.roles.filter((role) => role !== data.role),
      ...(data.role === 'owner' && { ownerGrant: null }),
    }),
    UserSuspended: (user, { data: { until, restricts } }) => ({ ...user, suspension: { until, restricts } }),
    UserReinstated: (user) => ({ ...user, suspension: null }),
    // Words to a member or about one change nothing that they may do.
    UserWarned: (user) => user,
    UserNoted: (user) => user,
    AccountGivenBack: (user) => user,
    AccountClosed: (user, { data: { until, posts } }) => ({ ...user, status: 'closed', closing: { until, posts } }),
    AccountReopened: (user) => ({ ...user, status: 'active', closing: null }),
    UserErased: (user) => ({ ...user, status: 'erased', roles: [], ownerGrant: null }),
  },
)

/** What a suspension keeps the member from at this time. */
export function restrictionsOf({ suspension }: Pick<ExistingUser, 'suspension'>, now: number): readonly Restriction[] {
  return suspension !== null && isInForce(suspension, now) ? suspension.restricts : []
}

/** Whether a name, as it is compared, is theirs: they have it, or had it and it leads to them. */
export const holdsName = ({ username, formerNames }: ExistingUser, key: string, now: number): boolean =>
  usernameKeyOf(username) === key || formerNames.some((name) => isLeadingOn(name, key, now))

/** When they took the name that they have; null of the one that they joined by. */
export const nameChangedAt = ({ formerNames }: Pick<ExistingUser, 'formerNames'>): number | null =>
  formerNames.at(-1)?.changedAt ?? null
