import { isStaffUp, type Asker } from '../platform/roles.ts'

/** Puts posts first on the home page for a while. */
export const canFeature = (viewer: Asker): boolean => isStaffUp(viewer)
