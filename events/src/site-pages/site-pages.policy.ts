import { isStaffUp, type Asker } from '../platform/roles.ts'

/** Writes what the site says about itself. */
export const canWriteSitePages = (viewer: Asker): boolean => isStaffUp(viewer)
