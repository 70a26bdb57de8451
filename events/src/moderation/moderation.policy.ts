import { isModeratorUp, isSuperUserUp, type Asker } from '../users/roles.ts'

/** Sees the desk, its cases, members and log, and decides about posts and reports. */
export const canModerate = (viewer: Asker): boolean => isModeratorUp(viewer)
/** Takes back everything that one moderator decided in a span of time. */
export const canUndoAllOf = (viewer: Asker): boolean => isSuperUserUp(viewer)
