import type { historyReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { getAsOf } from './get-as-of.query.ts'
import { getHistory } from './get-history.query.ts'

export const historyAnswers: Answers<typeof historyReads> = {
  getHistory: { query: getHistory, cost: 2 },
  getAsOf: { query: getAsOf, cost: 2 },
}
