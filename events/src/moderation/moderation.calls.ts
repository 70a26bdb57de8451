import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { oneOf, pageFields } from '../platform/call-fields.ts'
import { postStatusReply } from '../posts/posts.api.ts'
import { claimReply, eventsView, logView, queueTabs, queueView, setStatusRequest } from './moderation.api.ts'

/** What query-api answers to moderators. */
export const moderationReads = {
  getQueue: call('GET /api/moderation/queue', {
    about: 'What waits for a decision of moderators, the most pressing first.',
    who: 'moderators',
    query: z.object({ ...pageFields(25), tab: oneOf('tab', queueTabs) }),
    answers: queueView,
  }),
  getLog: call('GET /api/moderation/log', {
    about: 'What moderators did, the latest first; format=csv for a spreadsheet.',
    who: 'moderators',
    query: z.object({ ...pageFields(50), format: oneOf('format', ['json', 'csv']) }),
    answers: logView,
    type: 'text/csv',
  }),
  getEvents: call('GET /api/moderation/posts/:id/events', {
    about: 'The raw events of a post, its case and its reports, for audit.',
    who: 'moderators',
    answers: eventsView,
    refuses: ['post-not-found'],
  }),
}

/** What command-api answers to them. */
export const moderationCalls = {
  setPostStatus: call('PATCH /api/moderation/posts/:id/status', {
    about: 'Brings a post into another status, with feedback or a reason.',
    who: 'moderators',
    speaks: 'text',
    body: setStatusRequest,
    answers: postStatusReply,
  }),
  claimPost: call('POST /api/moderation/posts/:id/claim', {
    about: 'Takes a post to review for five minutes, or for five more.',
    who: 'moderators',
    body: z.strictObject({}),
    answers: claimReply,
  }),
}
