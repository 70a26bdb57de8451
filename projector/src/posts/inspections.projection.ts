import {
  factTime,
  partsOfHash,
  eventsOfSuggestions,
  eventsOfLocks,
  eventsOfFollowing,
  eventsOfTurns,
} from '@deals/events'
import { byPost, foldPerEvent, nothingAt } from '../platform/fold-per-event.ts'
import { inspections } from './inspections.read-models.ts'

/** What the last automatic review of each post found and saw; it holds no words of the poster. */
export const inspectionsProjection = foldPerEvent<'post'>({
  name: 'inspections',
  version: 2,
  collections: [inspections],
  key: byPost,
  touches: (event) => ('postId' in event.data ? [{ collection: inspections, id: String(event.data.postId) }] : []),
  folds: {
    PostReviewAdvised: (documents, event) => {
      const { postId, verdict, model, findings, seen, asked } = event.data
      const pictureParts = [...new Set(seen?.pictures.flatMap(({ hash }) => partsOfHash(hash)) ?? [])]
      documents.put(inspections, String(postId), {
        postId,
        at: factTime(event),
        verdict,
        model,
        findings,
        pictureParts,
        ...(seen && { seen }),
        ...(asked && { asked }),
      })
    },
    // A post that is gone lends its pictures to nobody.
    PostDeleted: (documents, { data }) => {
      const before = documents.get(inspections, String(data.postId))
      if (before !== null) {
        documents.put(inspections, String(data.postId), { ...before, pictureParts: [] })
      }
    },
    ...nothingAt(...eventsOfSuggestions, ...eventsOfLocks, ...eventsOfFollowing, ...eventsOfTurns),
    ...nothingAt('PostSubmitted', 'PostEdited', 'PostApproved', 'PostRestored', 'PostKept', 'PostMerged'),
    ...nothingAt('PostDecisionUndone', 'PosterReminded', 'PostRenewalSuggested'),
  },
})
