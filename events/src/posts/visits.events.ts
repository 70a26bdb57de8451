import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'

const visits = z.object({ postId: z.number().int(), count: z.number().int() })

export const DealVisited = defineEvent({
  type: 'DealVisited',
  category: 'click',
  about:
    'Readers followed the link of a deal. Nobody is named; beyond the first of a day one event stands for several.',
  schema: visits,
})
export const PostViewed = defineEvent({
  type: 'PostViewed',
  category: 'view',
  about: 'Readers opened the page of a post. Nobody is named; beyond the first of a day one event stands for several.',
  schema: visits,
})
export const visitEvents = [DealVisited, PostViewed] as const
