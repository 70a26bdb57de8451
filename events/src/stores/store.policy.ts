import { isStaffUp, type Asker } from '../platform/roles.ts'

/** Registers and changes stores, and sees those that are blocked. */
export const canManageStores = (viewer: Asker): boolean => isStaffUp(viewer)
