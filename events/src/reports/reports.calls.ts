import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { ownReportView, reportRequest, resolveReportRequest } from './reports.api.ts'

const reported = z.object({ reported: z.literal(true) })

/** What command-api answers about reports. */
export const reportCalls = {
  reportPost: call('POST /api/reports/post/:id', {
    about: 'Reports a post to the moderators.',
    who: 'others',
    speaks: 'text',
    body: reportRequest,
    answers: reported,
    refuses: ['post-not-found', 'post-under-review', 'conflict', 'suspended'],
  }),
  reportComment: call('POST /api/reports/comment/:id', {
    about: 'Reports a comment to the moderators.',
    who: 'others',
    body: reportRequest,
    answers: reported,
    refuses: ['comment-not-found', 'conflict', 'suspended'],
  }),
  resolveReport: call('PATCH /api/moderation/reports/:id', {
    about: 'Says whether a report was right.',
    who: 'moderators',
    body: resolveReportRequest,
    answers: resolveReportRequest.extend({ id: z.string() }),
    refuses: ['report-not-found', 'conflict'],
  }),
}

/** What query-api answers about reports. */
export const reportReads = {
  getOwnPostReport: call('GET /api/reports/post/:id', {
    about: 'What the member reported of a post, and what became of it.',
    who: 'members',
    answers: ownReportView,
  }),
  getOwnCommentReport: call('GET /api/reports/comment/:id', {
    about: 'What the member reported of a comment, and what became of it.',
    who: 'members',
    answers: ownReportView,
  }),
}
