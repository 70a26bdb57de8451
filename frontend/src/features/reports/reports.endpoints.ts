import type { ReportReason } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** What can be reported. */
export interface ReportSubject {
  readonly kind: 'post' | 'comment'
  readonly id: number
}

interface Report {
  readonly id: number
  readonly reason: ReportReason
  readonly note: string
}

const sent = ({ id, reason, note }: Report) => ({
  params: { id },
  body: { reason, note: note.trim() === '' ? undefined : note.trim() },
})

const ofId = (id: number) => ({ params: { id } })

/** Tells moderators that something is wrong. */
export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnPostReport: build.query({ ...to('GET /api/reports/post/:id', ofId) }),
    getOwnCommentReport: build.query({ ...to('GET /api/reports/comment/:id', ofId) }),
    reportPost: build.mutation({ ...to('POST /api/reports/post/:id', sent) }),
    reportComment: build.mutation({ ...to('POST /api/reports/comment/:id', sent) }),
  }),
})
