import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'
import { roles } from '../platform/roles.ts'

const user = z.object({ userId: z.string() })
export const restrictions = ['vote', 'post', 'comment'] as const
export type Restriction = (typeof restrictions)[number]

export const UserRegistered = defineEvent({
  type: 'UserRegistered',
  category: 'user',
  sealed: ['username'],
  about: 'Somebody joined.',
  schema: user.extend({ username: z.string(), country: z.string().nullable() }),
})
export const ProfileChanged = defineEvent({
  type: 'ProfileChanged',
  category: 'user',
  sealed: ['bio', 'location'],
  about: 'A member changed the public profile.',
  schema: user.extend({
    bio: z.string().nullable(),
    location: z.string().nullable(),
    avatarUrl: z.string().nullable(),
  }),
})
export const UsernameChanged = defineEvent({
  type: 'UsernameChanged',
  category: 'user',
  sealed: ['username'],
  about: 'A member took another name; the one before leads to them until a time.',
  schema: user.extend({
    username: z.string(),
    /** Until when the name before stays theirs; null where only its case changed. */
    formerUntil: z.number().nullable(),
  }),
})
export const RoleGranted = defineEvent({
  type: 'RoleGranted',
  category: 'user',
  about: 'A member was given a role.',
  schema: user.extend({ role: z.enum(roles) }),
})
export const RoleRevoked = defineEvent({
  type: 'RoleRevoked',
  category: 'user',
  about: 'A role was taken back.',
  schema: user.extend({ role: z.enum(roles) }),
})
export const UserSuspended = defineEvent({
  type: 'UserSuspended',
  category: 'user',
  sealed: ['reason'],
  about: 'A member may not do some things for a time.',
  schema: user.extend({
    until: z.number().nullable(),
    restricts: z.array(z.enum(restrictions)),
    reasonCode: z.string(),
    reason: z.string().nullable(),
  }),
})
export const UserReinstated = defineEvent({
  type: 'UserReinstated',
  version: 2,
  category: 'user',
  sealed: ['reason'],
  about: 'A suspension ended early.',
  /** Null where nobody gave one, as in the first version. */
  schema: user.extend({ reason: z.string().nullable() }),
})
export const UserWarned = defineEvent({
  type: 'UserWarned',
  category: 'user',
  sealed: ['reason'],
  about: 'A moderator warned a member.',
  schema: user.extend({ reason: z.string() }),
})
export const UserNoted = defineEvent({
  type: 'UserNoted',
  category: 'user',
  sealed: ['note'],
  about: 'A moderator wrote a note on a member, for moderators alone.',
  schema: user.extend({ note: z.string() }),
})
/** What becomes of the posts of somebody who leaves. */
export const leavingChoices = ['keep', 'delete'] as const
export const AccountClosed = defineEvent({
  type: 'AccountClosed',
  category: 'user',
  about: 'A member left and may still come back: the name is hidden, and nothing is erased yet.',
  schema: user.extend({ until: z.number(), posts: z.enum(leavingChoices) }),
})
export const AccountReopened = defineEvent({
  type: 'AccountReopened',
  category: 'user',
  about: 'A member who had left came back in time.',
  schema: user,
})
export const AccountGivenBack = defineEvent({
  type: 'AccountGivenBack',
  category: 'user',
  sealed: ['reason'],
  about: 'An operator ended everything that opened an account, because its owner was locked out.',
  schema: user.extend({
    /** Whether letters about it go to another address from then on. */
    isAddressNew: z.boolean(),
    reason: z.string(),
  }),
})
export const UserErased = defineEvent({
  type: 'UserErased',
  category: 'user',
  about: 'A member left for good; the keys of everything they wrote are destroyed.',
  schema: user.extend({ requestId: z.string() }),
})
export const UsernameClaimed = defineEvent({
  type: 'UsernameClaimed',
  category: 'username',
  about: 'A name is taken.',
  schema: user,
})
export const UsernameReleased = defineEvent({
  type: 'UsernameReleased',
  category: 'username',
  about: 'A name is free again.',
  schema: user,
})
export const userEvents = [
  UserRegistered,
  UsernameChanged,
  ProfileChanged,
  RoleGranted,
  RoleRevoked,
  UserSuspended,
  UserReinstated,
  UserWarned,
  UserNoted,
  AccountClosed,
  AccountReopened,
  AccountGivenBack,
  UserErased,
  UsernameClaimed,
  UsernameReleased,
] as const
