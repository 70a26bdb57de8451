import type { dealScoreReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { getDealScore } from './get-deal-score.query.ts'

export const dealScoreAnswers: Answers<typeof dealScoreReads> = {
  getDealScore: { query: getDealScore },
}
