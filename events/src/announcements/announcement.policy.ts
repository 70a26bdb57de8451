import { isModeratorUp, isStaffUp, type Asker } from '../platform/roles.ts'
import type { Audience } from './announcements.events.ts'

/** Says something to everybody on the site. */
export const canAnnounce = (viewer: Asker): boolean => isStaffUp(viewer)

/** Whether an announcement is meant for whoever looks at the site. */
export function isAddressedTo(viewer: Asker, audience: Audience): boolean {
  switch (audience) {
    case 'everybody':
      return true
    case 'visitors':
      return viewer === null
    case 'members':
      return viewer !== null
    case 'team':
      return isModeratorUp(viewer) || isStaffUp(viewer)
  }
}
