import type { SubCategoryMoves } from '@deals/events'
import { fold } from '../platform/fold.ts'

/** To which sub-categories others lead. */
export const catalogueFold = fold<'catalogue', SubCategoryMoves>(
  {},
  {
    SubCategoryMoved: (moves, { data: { slug, into } }) => ({ ...moves, [slug]: into }),
    SubCategoryMoveUndone: ({ ...moves }, { data: { slug } }) =>
      Object.fromEntries(Object.entries(moves).filter(([from]) => from !== slug)),
  },
)
