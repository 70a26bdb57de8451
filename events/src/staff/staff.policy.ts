import { isStaffUp, isSuperUserUp, type Asker } from '../platform/roles.ts'

/** Sees how the site does: its figures, views and jobs. */
export const canSeeStaffPages = (viewer: Asker): boolean => isStaffUp(viewer)
/** Sets the limits and thresholds of the site. */
export const canChangeSettings = (viewer: Asker): boolean => isSuperUserUp(viewer)
