import type { dealAlertReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { listAlerts } from './list-alerts.query.ts'
import { listMatches } from './list-matches.query.ts'
import { whyNot } from './why-not.query.ts'

export const dealAlertAnswers: Answers<typeof dealAlertReads> = {
  listAlerts: { query: listAlerts, cost: 2 },
  listMatches: { query: listMatches, cost: 2 },
  whyNot: { query: whyNot, cost: 2 },
}
