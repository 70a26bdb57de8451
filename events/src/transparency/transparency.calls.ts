import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { periodOf } from '../staff/staff-periods.ts'
import { transparencyView } from './transparency.api.ts'

/** What query-api answers about how the site is moderated. */
export const transparencyReads = {
  getTransparency: call('GET /api/transparency', {
    about: 'What was reviewed, removed, appealed and left out in the last 7, 30 or 90 days, in numbers.',
    who: 'anybody',
    query: z.object({ days: periodOf('30') }),
    answers: transparencyView,
  }),
}
