export const roles = ['owner', 'superUser', 'moderator', 'staff'] as const
export type Role = (typeof roles)[number]
/** The role of a name; none where it is that of no role, such as who acted as a poster. */
export const rolesNamed = (name: string): Role[] => roles.filter((role) => role === name)

/** What somebody is who has a role. */
export const roleNouns = {
  owner: 'an owner',
  superUser: 'a super user',
  moderator: 'a moderator',
  staff: 'a member of staff',
} as const satisfies Record<Role, string>

/** 0 new, 1 member, 2 trusted; derived by projection, never granted. */
export type TrustLevel = 0 | 1 | 2

/** Who asks: a signed-in member with roles. A visitor is null. */
export interface Viewer {
  id: string
  username: string
  roles: readonly Role[]
  trustLevel: TrustLevel
}

/** How calls name each role. */
const flags = {
  owner: 'isOwner',
  superUser: 'isSuperUser',
  moderator: 'isModerator',
  staff: 'isStaff',
} as const satisfies Record<Role, string>
export type RoleFlags = Record<(typeof flags)[Role], boolean>

export function flagsOf(held: readonly Role[]): RoleFlags {
  const has = (role: Role) => held.includes(role)
  return { isOwner: has('owner'), isSuperUser: has('superUser'), isModerator: has('moderator'), isStaff: has('staff') }
}

/** What flags say of each role: whether it is held; undefined where they say nothing. */
export const flagOf = (said: { readonly [Flag in keyof RoleFlags]?: boolean | undefined }, role: Role) =>
  said[flags[role]]

/** Who asks, as servers know it or as calls tell it. */
export type Asker = Pick<Viewer, 'roles'> | RoleFlags | null

const has = (viewer: Asker, ...wanted: Role[]): boolean =>
  viewer !== null && wanted.some((role) => ('roles' in viewer ? viewer.roles.includes(role) : flagOf(viewer, role)))

/** Moderator, super user or owner: the people of content. */
export const isModeratorUp = (viewer: Asker): boolean => has(viewer, 'moderator', 'superUser', 'owner')
/** Staff, super user or owner: the people of stores, catalogue and business. */
export const isStaffUp = (viewer: Asker): boolean => has(viewer, 'staff', 'superUser', 'owner')
/** Super user or owner: those who set how the site works. */
export const isSuperUserUp = (viewer: Asker): boolean => has(viewer, 'superUser', 'owner')
export const isOwner = (viewer: Asker): boolean => has(viewer, 'owner')
/** People with a role were chosen by others; they are as trusted as anybody. */
export const isChosen = (viewer: Asker): boolean => isModeratorUp(viewer) || isStaffUp(viewer)
/** Whether who acted in this role decided about what others wrote: as posters and members people act for themselves. */
export const isChosenRole = (role: string): boolean => isChosen({ roles: rolesNamed(role) })
export const chosenRoles = (): Role[] => roles.filter(isChosenRole)

/** The highest role, as event metadata and histories name it. */
export function actorKind(viewer: Pick<Viewer, 'roles'>): 'user' | Role {
  return roles.find((role) => viewer.roles.includes(role)) ?? 'user'
}
