import { Navigate } from 'react-router-dom'
import { canModerate, canSeeStaffPages, type CurrentUser } from '@deals/events'
import { routes } from '../../../lib/routes.ts'
import { useViewer } from '../../../lib/viewer.ts'
import { NotFoundScreen } from '../../not-found/NotFoundScreen.tsx'

/** Where somebody with a role begins; null for who has none. */
export function wayInOf(viewer: CurrentUser | null): string | null {
  if (canSeeStaffPages(viewer)) {
    return routes.staffDashboard.to()
  }
  return canModerate(viewer) ? routes.moderation.to() : null
}

/** Leads on whoever came without the server. */
export function WayIn() {
  const to = wayInOf(useViewer())
  return to === null ? <NotFoundScreen /> : <Navigate to={to} replace />
}
