import type { ReactNode } from 'react'
import { canChangeSettings, canModerate, canSeeSignIns, canSeeStaffPages, type CurrentUser } from '@deals/events'
import { useViewer } from '../lib/viewer.ts'
import { UnauthorisedScreen } from '../screens/unauthorised/UnauthorisedScreen.tsx'
import type { PageAccess } from './pages.ts'

/** Whether somebody may open a page. */
export function mayOpen(viewer: CurrentUser | null, access: PageAccess | undefined): boolean {
  switch (access) {
    case undefined:
      return true
    case 'member':
      return viewer !== null
    case 'moderator':
      return canModerate(viewer)
    case 'staff':
      return canSeeStaffPages(viewer)
    case 'superUser':
      return canChangeSettings(viewer)
    case 'owner':
      return canSeeSignIns(viewer)
  }
}

interface RequireSignInProps {
  readonly access: PageAccess | undefined
  readonly children: ReactNode
}

/** Shows the page to those who may see it, and to everybody else what they would need. */
export function RequireSignIn({ access, children }: RequireSignInProps) {
  const viewer = useViewer()
  return mayOpen(viewer, access) ? children : <UnauthorisedScreen needs={access ?? 'member'} />
}
