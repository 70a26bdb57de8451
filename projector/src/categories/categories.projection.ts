import { factTime } from '@deals/events'
import { foldPerEvent } from '../platform/fold-per-event.ts'
import { subCategoryMoves } from './categories.read-models.ts'

/** Which sub-categories lead to others, as long as that is not taken back. */
export const categoriesProjection = foldPerEvent<'catalogue'>({
  name: 'categories',
  version: 1,
  collections: [subCategoryMoves],
  key: ({ data }) => ('slug' in data ? data.slug : '*'),
  view: 'by-user',
  touches: ({ data }) => ('slug' in data ? [{ collection: subCategoryMoves, id: data.slug }] : []),
  folds: {
    SubCategoryMoved: (documents, event) => {
      const { id } = event.meta.actor
      documents.put(subCategoryMoves, event.data.slug, {
        ...event.data,
        at: factTime(event),
        ...(id !== null && { actorId: id }),
      })
    },
    SubCategoryMoveUndone: (documents, { data: { slug } }) => documents.remove(subCategoryMoves, slug),
  },
})
