import { z } from 'zod'
import { alertList, alertMatchList, whyNotList } from '@deals/events'
import { endpoint } from '../platform/endpoint.ts'
import { listAlerts } from './list-alerts.query.ts'
import { listMatches, listMatchesParameters } from './list-matches.query.ts'
import { whyNot, whyNotParameters } from './why-not.query.ts'

export const dealAlertsRoutes = [
  endpoint({
    path: '/api/deal-alerts',
    about: 'What the member wants to be told of.',
    cost: 2,
    errors: 'json',
    who: 'signed-in',
    parameters: z.object({}),
    answer: alertList,
    query: listAlerts,
  }),
  endpoint({
    path: '/api/deal-alerts/matches',
    about: "What the member's alerts found, the latest first; of one alert alone with its id.",
    cost: 2,
    errors: 'json',
    who: 'signed-in',
    parameters: listMatchesParameters,
    answer: alertMatchList,
    query: listMatches,
  }),
  endpoint({
    path: '/api/deal-alerts/why',
    about: "Why the member's alerts told of a post, or did not.",
    cost: 2,
    errors: 'json',
    who: 'signed-in',
    parameters: whyNotParameters,
    answer: whyNotList,
    query: whyNot,
  }),
]
