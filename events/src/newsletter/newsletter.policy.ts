import { isStaffUp, type Asker } from '../users/roles.ts'

/** Plans the newsletter of the site. */
export const canPlanNewsletter = (viewer: Asker): boolean => isStaffUp(viewer)
