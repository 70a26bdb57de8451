import { numberOf } from '@deals/events'
import { foldPerEvent } from '../platform/fold-per-event.ts'
import { voteRoots } from './vote-roots.read-models.ts'

/** The roots of votes that the site published; it folds no vote. */
export const voteRootsProjection = foldPerEvent<'voteroot'>({
  name: 'vote-roots',
  version: 2,
  collections: [voteRoots],
  key: ({ data }) => ('day' in data ? String(data.day) : '*'),
  view: 'by-user',
  touches: ({ data }) => ('chained' in data ? [{ collection: voteRoots, id: data.chained }] : []),
  folds: {
    VoteRootPublished: (documents, { data, at, meta, position }) =>
      documents.put(voteRoots, data.chained, {
        ...data,
        pos: numberOf(position),
        publishedAt: at,
        isCopied: meta.knownAs !== undefined,
      }),
  },
})
