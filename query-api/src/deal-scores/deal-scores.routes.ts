import { z } from 'zod'
import { dealScoreView } from '@deals/events'
import { endpoint } from '../platform/endpoint.ts'
import { pathText } from '../platform/page.ts'
import { getDealScore } from './get-deal-score.query.ts'

export const dealScoresRoutes = [
  endpoint({
    path: '/api/posts/:id/score',
    about: 'The deal score of a post and how it came about; 404 when nobody asked for one.',
    errors: 'text',
    who: 'all',
    parameters: z.object({ id: pathText }),
    answer: dealScoreView,
    query: getDealScore,
  }),
]
