import { builder } from './builder.ts'
import { ann, bob, mo, olive, roleOf } from './people.ts'
import { firstTime } from './told.ts'

/** ann joins. */
export const aUser = builder('UserRegistered', { userId: ann, username: 'ann', country: 'US' })
export const aNewName = builder('UsernameChanged', { userId: ann, username: 'anna', formerUntil: firstTime })
export const aRole = builder('RoleGranted', { userId: mo, role: 'moderator' }, olive)
/** These people join, each with the role that they have in tests. */
export const joining = (...userIds: readonly string[]) =>
  userIds.flatMap((userId) => {
    const role = roleOf(userId)
    return [aUser({ userId, username: userId }), ...(role === undefined ? [] : [aRole({ userId, role })])]
  })
export const someChangedPreferences = builder('PreferencesChanged', { userId: ann, theme: 'dark' })
/** Keeps somebody from everything, for good. */
export const aSuspension = builder(
  'UserSuspended',
  { userId: bob, until: null, restricts: ['vote', 'post', 'comment'], reasonCode: 'spam', reason: null },
  mo,
)
