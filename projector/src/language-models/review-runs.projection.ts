import { factTime } from '@deals/events'
import { byPost, foldPerEvent } from '../platform/fold-per-event.ts'
import { dayOf } from '../staff/days.read-models.ts'
import { reviewRuns, type ModelRunDoc } from './model-runs.read-models.ts'

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
        const { model, promptVersion, usage, missed } = asked
        documents.put<ModelRunDoc>(reviewRuns, `${postId}:${event.revision}`, {
          day: dayOf(factTime(event)),
          postId,
          model,
          promptVersion,
          isMade: missed === undefined,
          tokens: usage === undefined ? 0 : usage.promptTokens + usage.completionTokens,
          cost: usage?.cost ?? 0,
        })
      }
    },
  },
})
