import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { pathText } from '../platform/page.ts'
import { asOfParameters, getAsOf, postAsOf } from './get-as-of.query.ts'
import { getHistory } from './get-history.query.ts'
import { historyLine } from './history.view.ts'

export const historyRoutes = [
  endpoint({
    path: '/api/posts/:id/history',
    about: 'Everything that happened to a post, oldest first; moderators see who did it and what was reported.',
    cost: 2,
    errors: 'json',
    who: 'all',
    parameters: z.object({ id: pathText }),
    answer: z.object({ entries: z.array(historyLine) }),
    query: getHistory,
  }),
  endpoint({
    path: '/api/posts/:id/as-of',
    about: 'The post as it stood at a position of the log or at a time.',
    cost: 2,
    errors: 'json',
    who: 'signed-in',
    parameters: asOfParameters,
    answer: postAsOf,
    query: getAsOf,
  }),
]
