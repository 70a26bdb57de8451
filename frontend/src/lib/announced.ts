import { createContext, use } from 'react'
import {
  movedInto,
  slugOfName,
  type AnnouncementsView,
  type ClosedFeatures,
  type SubCategoryMoves,
} from '@deals/events'

/** What every page is told besides announcements. Filled by the app, because features may not ask each other. */
export const AnnouncedContext = createContext<Pick<AnnouncementsView, 'closed' | 'movedSubCategories'>>({})

/** What is said to whoever would use a feature that staff closed for a while; undefined while it is open. */
export const useClosed = (wanted: ClosedFeatures[number]['feature']): string | undefined =>
  use(AnnouncedContext).closed?.find(({ feature }) => feature === wanted)?.sentence

const nothingMoved: SubCategoryMoves = {}

/** To which sub-categories others lead. */
export const useMoves = (): SubCategoryMoves => use(AnnouncedContext).movedSubCategories ?? nothingMoved

/** Those of some sub-categories, by their names, that lead to no others. */
export function useStanding(names: readonly string[]): readonly string[] {
  const moves = useMoves()
  return names.filter((name) => movedInto(moves, slugOfName(name)) === undefined)
}
