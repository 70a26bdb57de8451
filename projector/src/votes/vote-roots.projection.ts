import { foldPerEvent } from '../platform/fold-per-event.ts'
import { voteRoots } from './vote-roots.read-models.ts'

/** The roots of votes that the site published; it folds no vote. */
export const voteRootsProjection = foldPerEvent<'voteroot'>({
  name: 'vote-roots',
  version: 1,
  collections: [voteRoots],
  key: ({ data }) => ('day' in data ? String(data.day) : '*'),
  view: 'by-user',
  touches: ({ data }) => ('day' in data ? [{ collection: voteRoots, id: String(data.day) }] : []),
  folds: {
    VoteRootPublished: (documents, { data, at, meta }) =>
      documents.put(voteRoots, String(data.day), {
        ...data,
        publishedAt: at,
        isCopied: meta.knownAs !== undefined,
      }),
  },
})
