import { z } from 'zod'
import { pageFields } from '../platform/call-fields.ts'
import { call } from '../platform/http-call.ts'
import { newsKinds, newsList, recordVisitReply, recordVisitRequest } from './visits.api.ts'

/** What query-api answers about what happened since a member was here. */
export const visitReads = {
  listNews: call('GET /api/visits/since', {
    about: 'What is new, cheaper, back and over since the last visit of the member, and which comments are unread.',
    who: 'members',
    query: z.object({ ...pageFields(24), kind: z.enum(newsKinds, 'kind must be a kind of news').default('new') }),
    answers: newsList,
  }),
}

/** What command-api answers about visits. */
export const visitCalls = {
  recordVisit: call('POST /api/visits', {
    about: 'Tells of a visit of the member, and which posts were opened on it; once in a while, not for each page.',
    who: 'members',
    body: recordVisitRequest,
    answers: recordVisitReply,
  }),
}
