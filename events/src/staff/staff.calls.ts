import { z } from 'zod'
import { oneOf } from '../platform/call-fields.ts'
import { call } from '../platform/http-call.ts'
import { overviewView, parkedView, projectionsView } from './staff.api.ts'

const periods = ['7', '30', '90'] as const

/** What query-api answers to staff. */
export const staffReads = {
  getOverview: call('GET /api/staff/overview', {
    about: 'What happened in the last 7, 30 or 90 days, day by day; format=csv for a spreadsheet.',
    who: 'staff',
    query: z.object({
      days: z.preprocess((given) => given ?? '7', z.enum(periods, 'days must be 7, 30 or 90').transform(Number)),
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
}
