import { isChosenRole, isModeratorUp, isOwner, isStaffUp, isSuperUserUp, roles, type Asker } from './roles.ts'

/** Those whom a table of rights tells apart. The author wrote the post or comment in question. */
export const persons = ['visitor', 'member', 'author', 'suspended', 'moderator', 'staff', 'superUser', 'owner'] as const
export type Person = (typeof persons)[number]

const signedIn = persons.filter((person) => person !== 'visitor')
const without = (...some: readonly Person[]) => signedIn.filter((person) => !some.includes(person))
const holders = (mayDo: (viewer: Asker) => boolean) => roles.filter((role) => mayDo({ roles: [role] }))
const moderators = holders(isModeratorUp)
const staff = holders(isStaffUp)

/** Who may give a call, as far as it depends on the person; what a call is about may still refuse everybody. */
export const whoMay = {
  anybody: persons,
  members: signedIn,
  unsuspended: without('suspended'),
  others: without('author', 'suspended'),
  authorOrModerator: ['author', ...moderators],
  authorOrStaff: ['author', ...persons.filter((person) => isChosenRole(person))],
  moderators,
  staff,
  superUsers: holders(isSuperUserUp),
  owners: holders(isOwner),
} as const satisfies Readonly<Record<string, readonly Person[]>>
export type WhoMay = keyof typeof whoMay
