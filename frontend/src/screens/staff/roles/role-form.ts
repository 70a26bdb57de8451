import type { Role } from '@deals/events'

/** The form that gives one role or takes it back, and leaves all others. */
export function formOf(role: Role, isGranted: boolean) {
  switch (role) {
    case 'moderator':
      return { isModerator: isGranted }
    case 'staff':
      return { isStaff: isGranted }
    case 'superUser':
      return { isSuperUser: isGranted }
    case 'owner':
      return { isOwner: isGranted }
  }
}
