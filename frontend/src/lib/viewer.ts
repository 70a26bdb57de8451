import { createContext, use } from 'react'
import type { CurrentUser } from '@deals/events'

/** Who is signed in; null is a visitor. Filled by the app, because features may not ask each other. */
export const ViewerContext = createContext<CurrentUser | null>(null)

export function useViewer(): CurrentUser | null {
  return use(ViewerContext)
}
