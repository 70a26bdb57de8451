import { call } from '../platform/http-call.ts'
import { dealScoreView } from './deal-scores.api.ts'

/** What query-api answers about scores. */
export const dealScoreReads = {
  getDealScore: call('GET /api/posts/:id/score', {
    about: 'The deal score of a post and how it came about; 404 when nobody asked for one.',
    who: 'anybody',
    speaks: 'text',
    answers: dealScoreView,
    refuses: ['post-not-found', 'post-under-review', 'score-not-found'],
  }),
}

/** What command-api answers about them. */
export const dealScoreCalls = {
  requestScore: call('POST /api/posts/:id/score', {
    about: 'Starts the scoring of a product.',
    who: 'unsuspended',
    speaks: 'text',
    answers: dealScoreView.pick({ status: true }),
    refuses: ['post-not-found', 'post-under-review', 'conflict'],
  }),
}
