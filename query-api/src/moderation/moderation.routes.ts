import type { moderationReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { getCase } from './get-case.query.ts'
import { getTemplates, getViews } from './get-desk-settings.query.ts'
import { getEvents } from './get-events.query.ts'
import { getLog, logAsCsv } from './get-log.query.ts'
import { getMember } from './get-member.query.ts'
import { getQueue } from './get-queue.query.ts'
import { listAppeals } from './list-appeals.query.ts'
import { listMembers } from './list-members.query.ts'
import { listWaitingStores } from './list-waiting-stores.query.ts'

export const moderationAnswers: Answers<typeof moderationReads> = {
  getQueue: { query: getQueue, cost: 2 },
  getLog: { query: getLog, cost: 5, write: logAsCsv },
  listMembers: { query: listMembers, cost: 2 },
  getMember: { query: getMember, cost: 2 },
  listWaitingStores: { query: listWaitingStores, cost: 2 },
  getTemplates: { query: getTemplates, cost: 1 },
  getViews: { query: getViews, cost: 1 },
  listAppeals: { query: listAppeals, cost: 2 },
  getCase: { query: getCase, cost: 2 },
  getEvents: { query: getEvents, cost: 5 },
}
