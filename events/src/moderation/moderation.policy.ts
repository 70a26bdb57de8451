import { isModeratorUp, type Asker } from '../users/roles.ts'

/** Sees the desk, its cases, members and log, and decides about posts and reports. */
export const canModerate = (viewer: Asker): boolean => isModeratorUp(viewer)
