import { isModeratorUp, isSuperUserUp, rolesNamed, roles, type Asker, type Role } from '../platform/roles.ts'

/** Sees the desk, its cases, members and log, and decides about posts and reports. */
export const canModerate = (viewer: Asker): boolean => isModeratorUp(viewer)
/** Whether who acted in this role decided as a moderator, so that others may be asked to look at it again. */
export const isModeratorsRole = (role: string): boolean => isModeratorUp({ roles: rolesNamed(role) })
/** The roles in which somebody may. */
export const moderatorRoles = (): Role[] => roles.filter(isModeratorsRole)
/** Takes back everything that one moderator decided in a span of time. */
export const canUndoAllOf = (viewer: Asker): boolean => isSuperUserUp(viewer)
