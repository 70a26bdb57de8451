import { factTime } from '@deals/events'
import { byPost, foldPerEvent } from '../platform/fold-per-event.ts'
import { dayOf } from '../staff/days.read-models.ts'
import { reviewRuns, runOf } from './model-runs.read-models.ts'

/** What language models took for reviews: a run stays, whatever becomes of the post. */
export const reviewRunsProjection = foldPerEvent<never, 'PostReviewAdvised'>({
  name: 'review-runs',
  version: 1,
  collections: [reviewRuns],
  key: byPost,
  touches: (event) => [{ collection: reviewRuns, id: `${byPost(event)}:${event.revision}` }],
  folds: {
    PostReviewAdvised: (documents, event) => {
      const { postId, asked } = event.data
      if (asked !== undefined) {
        const run = { day: dayOf(factTime(event)), postId, ...runOf(asked) }
        documents.put(reviewRuns, `${postId}:${event.revision}`, run)
      }
    },
  },
})
