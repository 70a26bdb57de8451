import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'

const about = z.object({ postId: z.number().int(), userId: z.string() })
export const RecommendationDismissed = defineEvent({
  type: 'RecommendationDismissed',
  category: 'dismissal',
  about: 'A member is not interested in a post, and does not want it recommended.',
  schema: about,
})
export const RecommendationRestored = defineEvent({
  type: 'RecommendationRestored',
  category: 'dismissal',
  about: 'A member took back that they are not interested in a post.',
  schema: about,
})
export const recommendationEvents = [RecommendationDismissed, RecommendationRestored] as const
