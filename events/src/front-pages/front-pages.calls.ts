import { z } from 'zod'
import { momentField } from '../platform/call-fields.ts'
import { call } from '../platform/http-call.ts'
import { frontPageView } from './front-pages.api.ts'

/** What query-api answers about the home page of earlier hours. */
export const frontPageReads = {
  getFrontPage: call('GET /api/front-pages', {
    about:
      'The first part of the home page, best first, as visitors saw it at the last noted hour up to a time; each post as far as it may be read now.',
    who: 'anybody',
    /** Nothing asks for the last hour. */
    query: z.object({ at: momentField('at') }),
    answers: frontPageView,
    refuses: ['hour-not-noted'],
  }),
}
