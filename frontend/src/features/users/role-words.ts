import type { Role } from '@deals/events'

export const roleWords = {
  moderator: 'Moderator',
  staff: 'Staff',
  superUser: 'Super user',
  owner: 'Owner',
} as const satisfies Record<Role, string>

const known: Readonly<Record<string, string>> = roleWords

/** A role as people read it; one that is none of these stays as it came. */
export const roleWordsOf = (role: string): string => known[role] ?? role
