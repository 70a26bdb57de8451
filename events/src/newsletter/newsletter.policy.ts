import { isStaffUp, type Asker } from '../platform/roles.ts'

/** Plans the newsletter of the site. */
export const canPlanNewsletter = (viewer: Asker): boolean => isStaffUp(viewer)
