import { z } from 'zod'
import { oneOf, pageFields } from '../platform/call-fields.ts'
import { call } from '../platform/http-call.ts'
import { periodField } from './staff-periods.ts'
import {
  mailFailuresView,
  operationReply,
  overviewView,
  parkedForm,
  parkedView,
  projectionsView,
  rolesView,
} from './staff.api.ts'

/** What query-api answers to staff. */
export const staffReads = {
  getOverview: call('GET /api/staff/overview', {
    about: 'What happened in the last 7, 30 or 90 days, day by day; format=csv for a spreadsheet.',
    who: 'staff',
    query: z.object({
      days: periodField,
      format: oneOf('format', ['json', 'csv']),
    }),
    answers: overviewView,
    type: 'text/csv',
  }),
  getProjections: call('GET /api/staff/projections', {
    about: 'How far each view of the log is, and its versions.',
    who: 'staff',
    answers: projectionsView,
  }),
  getParked: call('GET /api/staff/parked', {
    about: 'Events that could not be folded and wait for an operator.',
    who: 'staff',
    answers: parkedView,
  }),
  getRoles: call('GET /api/staff/roles', {
    about: 'Who has which role, and who gave and took them, the latest first.',
    who: 'owners',
    answers: rolesView,
  }),
  getMailFailures: call('GET /api/staff/mail-failures', {
    about: 'Letters that could not be sent for good, the latest first.',
    who: 'staff',
    query: z.object(pageFields(25)),
    answers: mailFailuresView,
  }),
}

/** What command-api answers to staff. */
export const staffCalls = {
  operateView: call('POST /api/staff/projections/:name/:action', {
    about: 'Rebuilds, verifies, switches, rolls back, pauses or resumes a view.',
    who: 'staff',
    body: z.strictObject({}),
    answers: operationReply,
    refuses: ['view-not-found', 'call-not-found', 'conflict'],
  }),
  operateParked: call('POST /api/staff/parked', {
    about: 'Folds parked events of a key again, or gives them up.',
    who: 'staff',
    body: parkedForm,
    answers: operationReply,
    refuses: ['view-not-found', 'conflict'],
  }),
}
