import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { momentField, oneOf, pageFields, text } from '../platform/call-fields.ts'
import { historyOrders, postAsOfView, postHistoryView } from './history.api.ts'

/** What query-api answers about what was. */
export const historyReads = {
  getHistory: call('GET /api/posts/:id/history', {
    about:
      'A page of what happened to a post, oldest first unless asked otherwise; moderators see who did it and what was reported.',
    who: 'anybody',
    query: z.object({ ...pageFields(50), sort: oneOf('sort', historyOrders) }),
    answers: postHistoryView,
    refuses: ['post-not-found', 'post-under-review'],
  }),
  getAsOf: call('GET /api/posts/:id/as-of', {
    about:
      'The post as it stood at a time: what may be read of it now and could be read then. Moderators may name a position of the log instead, and see all.',
    who: 'anybody',
    /** A position in the log, or a time. */
    query: z.object({ position: text('position'), at: momentField('at') }),
    answers: postAsOfView,
    refuses: ['not-signed-in', 'not-allowed', 'post-not-found', 'post-under-review'],
  }),
}
