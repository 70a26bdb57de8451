import type { moderationReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { getEvents } from './get-events.query.ts'
import { getLog, logAsCsv } from './get-log.query.ts'
import { getQueue } from './get-queue.query.ts'

export const moderationAnswers: Answers<typeof moderationReads> = {
  getQueue: { query: getQueue, cost: 5 },
  getLog: { query: getLog, cost: 5, write: logAsCsv },
  getEvents: { query: getEvents, cost: 5 },
}
