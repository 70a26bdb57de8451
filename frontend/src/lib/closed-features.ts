import { createContext, use } from 'react'
import type { Feature } from '@deals/events'

/** What staff closed for a while. Filled by the app, because features may not ask each other. */
export const ClosedContext = createContext<readonly Feature[]>([])

export const useIsClosed = (feature: Feature): boolean => use(ClosedContext).includes(feature)
