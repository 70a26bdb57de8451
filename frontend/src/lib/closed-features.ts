import { createContext, use } from 'react'
import type { ClosedFeatures } from '@deals/events'

/** What staff closed for a while. Filled by the app, because features may not ask each other. */
export const ClosedContext = createContext<ClosedFeatures>([])

/** What is said to whoever would use a feature that is closed; undefined while it is open. */
export const useClosed = (wanted: ClosedFeatures[number]['feature']): string | undefined =>
  use(ClosedContext).find(({ feature }) => feature === wanted)?.sentence
