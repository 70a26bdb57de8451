import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { periodField } from '../staff/staff-periods.ts'
import { dealScoreView } from './deal-scores.api.ts'
import { replayDetails, replayForm, replayReply, replaysView } from './score-replays.api.ts'
import { failedScoresQuestion, failedScoresView, retryForm, retryReply, scoresView } from './staff-scores.api.ts'

/** What query-api answers about scores. */
export const dealScoreReads = {
  getDealScore: call('GET /api/posts/:id/score', {
    about: 'The deal score of a post and how it came about; 404 when nobody asked for one.',
    who: 'anybody',
    speaks: 'text',
    answers: dealScoreView,
    refuses: ['post-not-found', 'post-under-review', 'score-not-found'],
  }),
  getScores: call('GET /api/staff/scores', {
    about: 'What waits for a score, what came to nothing and why, and what models made, took and cost, day by day.',
    who: 'staff',
    query: z.object({ days: periodField }),
    answers: scoresView,
  }),
  getFailedScores: call('GET /api/staff/scores/failures', {
    about: 'Posts whose score came to nothing for a reason, or stands in for that of a model; the oldest first.',
    who: 'staff',
    query: failedScoresQuestion,
    answers: failedScoresView,
  }),
  listReplays: call('GET /api/staff/scores/replays', {
    about: 'Replays of scores by another model or prompt, the latest first.',
    who: 'staff',
    answers: replaysView,
  }),
  getReplay: call('GET /api/staff/scores/replays/:replayId', {
    about: 'One replay: each post with the score that it has and the one that it would have.',
    who: 'staff',
    answers: replayDetails,
    refuses: ['replay-not-found'],
  }),
}

/** What command-api answers about them. */
export const dealScoreCalls = {
  requestScore: call('POST /api/posts/:id/score', {
    about: 'Starts the scoring of a product.',
    who: 'unsuspended',
    needs: 'scores',
    speaks: 'text',
    answers: dealScoreView.pick({ status: true }),
    refuses: ['post-not-found', 'post-under-review', 'conflict'],
  }),
  retryScores: call('POST /api/staff/scores/retry', {
    about: 'Asks anew for the score of a post, or of up to 500 posts that lack theirs for one reason.',
    who: 'staff',
    needs: 'scores',
    body: retryForm,
    answers: retryReply,
    refuses: ['score-not-found'],
  }),
  startReplay: call('POST /api/staff/scores/replays', {
    about: 'Scores the latest 500 posts by another model or prompt, beside the scores that they keep.',
    who: 'staff',
    needs: 'scores',
    body: replayForm,
    answers: replayReply,
    creates: true,
    refuses: ['conflict'],
  }),
  stopReplay: call('POST /api/staff/scores/replays/:replayId/stop', {
    about: 'Stops a replay; what it has scored stays to be read.',
    who: 'staff',
    body: z.strictObject({}),
    answers: replayReply,
    refuses: ['replay-not-found'],
  }),
}
