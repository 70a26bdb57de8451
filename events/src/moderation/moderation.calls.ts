import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { momentField, oneOf, pageFields, text, waitingField, wholeNumber } from '../platform/call-fields.ts'
import { postStatusReply } from '../posts/posts.api.ts'
import { givenReports, memberCase, memberList } from '../users/sanctions.api.ts'
import { appealReply, appealRequest } from '../appeals/own-appeal.ts'
import { deskNameLimit, deskSearchLimit } from '../platform/limits.ts'
import { appealAnswerRequest, appealList } from './appeals.api.ts'
import { queueViews, templatesRequest, templatesView } from './desk-settings.api.ts'
import {
  bulkReply,
  bulkRequest,
  caseNoteRequest,
  claimReply,
  decideStoreRequest,
  decidedStoreReply,
  decidedReportsReply,
  decideReportsRequest,
  eventsView,
  logView,
  publicLogView,
  mergeRequest,
  setStatusRequest,
  undoPreview,
  undoRequest,
  waitingStores,
} from './moderation.api.ts'
import { caseView, queueHolders, queueTabs, queueView } from './queue.api.ts'

/** Names the last row of a page by its place and its id. */
export const queueCursor = /^(-?\d{1,9}(?:\.\d{1,6})?)_(\d{1,16})$/

/** What a list of cases can be narrowed by. */
const queueFields = z.object({
  ...pageFields(25),
  tab: oneOf('tab', queueTabs),
  /** Where the page before ended; takes the place of `page`. */
  cursor: text('cursor', 40).refine(
    (cursor) => cursor === '' || queueCursor.test(cursor),
    'There is no such place in the queue',
  ),
  /** The reason of a report, or the code of a finding. */
  reason: text('reason', deskNameLimit),
  category: text('category', deskNameLimit),
  store: text('store', deskNameLimit),
  poster: text('poster', deskNameLimit),
  trust: wholeNumber('trust', { min: 0, max: 2 }).optional(),
  holder: oneOf('holder', queueHolders),
  waiting: waitingField,
  q: text('q', deskSearchLimit),
})

/** What query-api answers to moderators. */
export const moderationReads = {
  getQueue: call('GET /api/moderation/queue', {
    about: 'What waits for a decision of moderators, the most pressing first.',
    who: 'moderators',
    query: queueFields,
    answers: queueView,
  }),
  getLog: call('GET /api/moderation/log', {
    about: 'What moderators did, the latest first; format=csv for a spreadsheet.',
    who: 'moderators',
    query: z.object({
      ...pageFields(50),
      format: oneOf('format', ['json', 'csv']),
      /** The name of a moderator. */
      actor: text('actor', 60),
      /** The type of an event. */
      kind: text('kind', 60),
      /** The number or the address of a post, the slug or the name of a store, or the name of a member: what was decided about it, or about them and their posts. */
      about: text('about', 200),
      /** How many days back. */
      days: wholeNumber('days', { min: 1, max: 3_650 }).optional(),
    }),
    answers: logView,
    type: 'text/csv',
  }),
  getBulkUndo: call('GET /api/moderation/bulk/:id', {
    about: 'What it would do to take back what was decided together under this id.',
    who: 'moderators',
    answers: undoPreview,
  }),
  getMemberUndo: call('GET /api/moderation/users/:username/undo', {
    about: 'What it would do to take back all that a moderator decided between two times, the latest first.',
    who: 'superUsers',
    /** Without an end, until now. */
    query: z.object({ from: momentField('from'), until: momentField('until') }),
    answers: undoPreview,
    refuses: ['user-not-found'],
  }),
  getPublicLog: call('GET /api/moderation-log', {
    about: 'What moderators decided, for everybody: without names, and without what anybody wrote; the latest first.',
    who: 'anybody',
    query: z.object(pageFields(50)),
    answers: publicLogView,
  }),
  listMembers: call('GET /api/moderation/users', {
    about: 'Members whose name begins so; without one those about whom was decided last.',
    who: 'moderators',
    query: z.object({ ...pageFields(25), q: text('q', 60) }),
    answers: memberList,
  }),
  getMember: call('GET /api/moderation/users/:username', {
    about: 'A member with everything that moderators did about them.',
    who: 'moderators',
    answers: memberCase,
    refuses: ['user-not-found'],
  }),
  listReportsOfMember: call('GET /api/moderation/users/:username/reports', {
    about: 'The reports that a member gave, the latest first, with how they ended.',
    who: 'moderators',
    query: z.object(pageFields(25)),
    answers: givenReports,
    refuses: ['user-not-found'],
  }),
  listWaitingStores: call('GET /api/moderation/stores', {
    about: 'Stores that wait for a decision, the oldest first; then those that are blocked.',
    who: 'moderators',
    query: z.object(pageFields(25)),
    answers: waitingStores,
  }),
  getTemplates: call('GET /api/moderation/templates', {
    about: 'The ready words for feedback, with who changed them last.',
    who: 'moderators',
    answers: templatesView,
  }),
  getViews: call('GET /api/moderation/views', {
    about: 'The filters of the queue that the moderator keeps under names.',
    who: 'moderators',
    answers: queueViews,
  }),
  listAppeals: call('GET /api/moderation/appeals', {
    about: 'Appeals: those that wait, the oldest first, or those that were decided, the latest first.',
    who: 'moderators',
    query: z.object({ ...pageFields(25), state: oneOf('state', ['open', 'decided']) }),
    answers: appealList,
  }),
  getCase: call('GET /api/moderation/posts/:id', {
    about: 'Everything that is needed to decide about one post.',
    who: 'moderators',
    answers: caseView,
    refuses: ['post-not-found'],
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
    refuses: ['post-not-found', 'conflict', 'changed', 'decided'],
  }),
  decideBulk: call('POST /api/moderation/bulk', {
    about: 'Decides the same about several posts, a few with each request; each is decided by itself or says why not.',
    who: 'moderators',
    body: bulkRequest,
    answers: bulkReply,
    refuses: ['conflict'],
  }),
  mergePost: call('POST /api/moderation/posts/:id/merge', {
    about: 'Folds a duplicate into an active post: its address leads there from then on.',
    who: 'moderators',
    body: mergeRequest,
    answers: postStatusReply,
    refuses: ['post-not-found', 'conflict', 'changed', 'decided'],
  }),
  undoDecision: call('POST /api/moderation/posts/:id/undo', {
    about: 'Takes the last decision about a post back; the version is the one that the decision made.',
    who: 'moderators',
    body: undoRequest,
    answers: postStatusReply,
    refuses: ['post-not-found', 'conflict', 'decided'],
  }),
  decideReports: call('PATCH /api/moderation/posts/:id/reports', {
    about: 'Decides about all open reports on a post at once, or takes such decisions back.',
    who: 'moderators',
    body: decideReportsRequest,
    answers: decidedReportsReply,
    refuses: ['post-not-found', 'decided'],
  }),
  decideStore: call('PATCH /api/moderation/stores/:slug', {
    about:
      'Lets a store that waits stand, or blocks it with a reason, and everything that links to it; a blocked one can be ' +
      'let in, and whoever decided last brings it back to where it stood before.',
    who: 'moderators',
    body: decideStoreRequest,
    answers: decidedStoreReply,
    refuses: ['store-not-found', 'decided'],
  }),
  changeTemplates: call('PUT /api/moderation/templates', {
    about: 'Changes the ready words for feedback that all moderators use; the version is the one that was read.',
    who: 'moderators',
    body: templatesRequest,
    answers: templatesRequest,
    refuses: ['conflict'],
  }),
  changeViews: call('PUT /api/moderation/views', {
    about: 'Keeps these filters of the queue under names, and no others.',
    who: 'moderators',
    body: queueViews,
    answers: queueViews,
  }),
  openAppeal: call('POST /api/appeals', {
    about: 'Asks that another moderator looks at a decision about a post or oneself; once for each, for 30 days.',
    who: 'members',
    body: appealRequest,
    answers: appealReply,
    refuses: ['post-not-found', 'appeal-not-found', 'conflict'],
  }),
  decideAppeal: call('POST /api/moderation/appeals/:id', {
    about: 'Upholds a decision that was appealed, or overturns it and takes it back.',
    who: 'moderators',
    body: appealAnswerRequest,
    answers: appealReply,
    refuses: ['appeal-not-found', 'decided'],
  }),
  claimPost: call('POST /api/moderation/posts/:id/claim', {
    about: 'Takes a post to review for five minutes, or for five more.',
    who: 'moderators',
    body: z.strictObject({}),
    answers: claimReply,
    refuses: ['post-not-found', 'conflict'],
  }),
  releasePost: call('DELETE /api/moderation/posts/:id/claim', {
    about: 'Lets a post go that the moderator took.',
    who: 'moderators',
    body: z.strictObject({}),
    answers: z.object({ released: z.boolean() }),
    refuses: ['post-not-found'],
  }),
  notePost: call('POST /api/moderation/posts/:id/notes', {
    about: 'Writes a note on a post that moderators alone read.',
    who: 'moderators',
    body: caseNoteRequest,
    answers: z.object({ noted: z.boolean() }),
    refuses: ['post-not-found'],
  }),
}
