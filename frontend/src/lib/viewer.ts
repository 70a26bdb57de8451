import { createContext, use } from 'react'
import type { CurrentUser } from '@deals/events'

/** Who is signed in; null is a visitor. Filled by the app, because features may not ask each other. */
export const ViewerContext = createContext<CurrentUser | null>(null)

export function useViewer(): CurrentUser | null {
  return use(ViewerContext)
}

type Roles = Pick<CurrentUser, 'isModerator' | 'isOwner' | 'isStaff' | 'isSuperUser'>

/** Moderator, super user or owner. */
export function isModeratorUp(viewer: Roles | null): boolean {
  return viewer !== null && (viewer.isModerator || viewer.isSuperUser || viewer.isOwner)
}

/** Staff, super user or owner. */
export function isStaffUp(viewer: Roles | null): boolean {
  return viewer !== null && (viewer.isStaff || viewer.isSuperUser || viewer.isOwner)
}
