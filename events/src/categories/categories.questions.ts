import { z } from 'zod'
import { afterField, limitField, postIdField, readAfter } from '../platform/asked-fields.ts'
import { processCall } from '../platform/process-call.ts'

/** What command-api and workers ask about the catalogue. */
export const categoryQuestions = {
  postsOfMove: processCall(
    'Posts in whatever status that a move of a sub-category concerns, or taking it back, among the next ones after a place.',
    {
      asks: readAfter.extend({ slug: z.string(), into: z.string(), after: afterField, limit: limitField }),
      answers: z.object({ postIds: z.array(postIdField), next: afterField }),
    },
  ),
}
