import { factTime, removalReasonOf, type RecordedOf } from '@deals/events'
import { byPost, foldPerEvent, ownerOfText } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { dayOf } from '../staff/days.read-models.ts'
import { removals, wordRemovals } from './removals.read-models.ts'

const idOf = ({ data, revision }: RecordedOf<'PostDeleted' | 'PostVersionRedacted'>): string =>
  `${data.postId}:${revision}`

/** What moderators removed, for what kind of reason, and whether that still stands; of words that nobody brings back, that they did. */
export const removalsProjection = foldPerEvent<
  never,
  'PostDeleted' | 'PostRestored' | 'PostDecisionUndone' | 'PostVersionRedacted' | 'UserErased'
>({
  name: 'removals',
  version: 2,
  collections: [removals, wordRemovals],
  key: byPost,
  touches: (event) => {
    switch (event.type) {
      case 'PostDeleted':
        return event.data.cause === 'moderator' ? [{ collection: removals, id: idOf(event) }] : []
      case 'PostRestored':
      case 'PostDecisionUndone':
        return [{ collection: removals, where: { field: 'postId', equals: event.data.postId } }]
      case 'PostVersionRedacted':
        return [{ collection: wordRemovals, id: idOf(event) }]
      case 'UserErased':
        return [{ collection: removals, where: { field: 'textOf', equals: event.data.userId } }]
      default:
        return []
    }
  },
  folds: {
    PostDeleted: (documents, event) => {
      const { postId, authorId, cause, reason } = event.data
      if (cause === 'moderator') {
        documents.put(removals, idOf(event), {
          postId,
          revision: event.revision,
          day: dayOf(factTime(event)),
          reason: removalReasonOf(reason),
          textOf: ownerOfText(event, authorId),
          isTakenBack: false,
        })
      }
    },
    PostRestored: (documents) => changeLatest(documents, true),
    // Who takes a restoration back removes the post once more.
    PostDecisionUndone: (documents, { data }) => changeLatest(documents, data.to !== 'deleted'),
    PostVersionRedacted: (documents, event) => {
      documents.put(wordRemovals, idOf(event), {
        postId: event.data.postId,
        day: dayOf(factTime(event)),
      })
    },
    // The words are gone, and so is what they said: a rebuild cannot read them.
    UserErased: (documents) =>
      documents.matching(removals).forEach(([id, removal]) => {
        documents.put(removals, id, { ...removal, reason: removalReasonOf(null) })
      }),
  },
})

function changeLatest(documents: Documents, isTakenBack: boolean): void {
  const latest = documents.matching(removals).toSorted(([, one], [, other]) => other.revision - one.revision)
  latest.slice(0, 1).forEach(([id, removal]) => {
    documents.put(removals, id, { ...removal, isTakenBack })
  })
}
