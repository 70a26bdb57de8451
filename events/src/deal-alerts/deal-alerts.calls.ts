import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { pageFields, text } from '../platform/call-fields.ts'
import {
  alertFeed,
  alertList,
  alertMatchList,
  alertView,
  changeAlertRequest,
  createAlertRequest,
  dismissMatchRequest,
  newAlertFeed,
  rehearsal,
  whyNotList,
} from './deal-alerts.api.ts'

/** What query-api answers about alerts and what they found. */
export const dealAlertReads = {
  listAlerts: call('GET /api/deal-alerts', {
    about: 'What the member wants to be told of.',
    who: 'members',
    answers: alertList,
  }),
  listMatches: call('GET /api/deal-alerts/matches', {
    about: "What the member's alerts found, the latest first; of one alert alone with its id.",
    who: 'members',
    query: z.object({ ...pageFields(25), alert: text('alert') }),
    answers: alertMatchList,
  }),
  whyNot: call('GET /api/deal-alerts/why', {
    about: "Why the member's alerts told of a post, or did not.",
    who: 'members',
    query: z.object({ postId: text('postId') }),
    answers: whyNotList,
    refuses: ['post-not-found', 'post-under-review'],
  }),
}

/** What command-api answers about them. */
export const dealAlertCalls = {
  createAlert: call('POST /api/deal-alerts', {
    about: 'Asks to be told of certain deals.',
    who: 'members',
    body: createAlertRequest,
    answers: alertView,
    creates: true,
    refuses: ['conflict'],
  }),
  rehearseAlert: call('POST /api/deal-alerts/rehearse', {
    about: 'Tells what an alert would have found in the last 30 days; nothing is kept.',
    who: 'members',
    body: createAlertRequest,
    answers: rehearsal,
  }),
  changeAlert: call('PATCH /api/deal-alerts/:id', {
    about: 'Changes what an alert looks for or how it tells, and switches it off and on.',
    who: 'members',
    body: changeAlertRequest,
    answers: alertView,
    refuses: ['alert-not-found'],
  }),
  deleteAlert: call('DELETE /api/deal-alerts/:id', {
    about: 'Removes an alert with all that it found.',
    who: 'members',
    answers: z.object({ deleted: z.literal(true) }),
    refuses: ['alert-not-found'],
  }),
  markMatchesSeen: call('POST /api/deal-alerts/matches/seen', {
    about: 'Marks all matches of alerts as read.',
    who: 'members',
    answers: z.object({ seen: z.literal(true) }),
  }),
  getAlertFeed: call('GET /api/user/alert-feed', {
    about: "When the address of the member's own feed of matches was made; the address itself is told once.",
    who: 'members',
    answers: alertFeed,
  }),
  renewAlertFeed: call('POST /api/user/alert-feed', {
    about: "Makes an address at which feed readers find what the member's alerts found; the one before leads nowhere.",
    who: 'members',
    answers: newAlertFeed,
    creates: true,
    refuses: ['told-once'],
  }),
  dropAlertFeed: call('DELETE /api/user/alert-feed', {
    about: "Takes the address of the member's own feed back.",
    who: 'members',
    answers: alertFeed,
  }),
  dismissMatch: call('POST /api/deal-alerts/:id/matches/:postId/dismiss', {
    about: 'Says that a match is not what the member looks for; a word, where given, is excluded from then on.',
    who: 'members',
    body: dismissMatchRequest,
    answers: alertView,
    refuses: ['alert-not-found', 'match-not-found'],
  }),
}
