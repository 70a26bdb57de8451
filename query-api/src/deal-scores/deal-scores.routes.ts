import type { dealScoreReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { getDealScore } from './get-deal-score.query.ts'
import { getFailedScores } from './get-failed-scores.query.ts'
import { getReplay } from './get-replay.query.ts'
import { listReplays } from './list-replays.query.ts'
import { getScores } from './get-scores.query.ts'

export const dealScoreAnswers: Answers<typeof dealScoreReads> = {
  getDealScore: { query: getDealScore },
  getScores: { query: getScores, cost: 5 },
  getFailedScores: { query: getFailedScores, cost: 2 },
  listReplays: { query: listReplays, cost: 2 },
  getReplay: { query: getReplay, cost: 5 },
}
