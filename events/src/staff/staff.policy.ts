import { isStaffUp, type Asker } from '../users/roles.ts'

/** Sees how the site does: its figures, views and jobs. */
export const canSeeStaffPages = (viewer: Asker): boolean => isStaffUp(viewer)
