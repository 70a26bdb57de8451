import type { ReportReason } from '@deals/events'
import { api } from '../../lib/api.ts'

/** What can be reported. */
export interface ReportSubject {
  readonly kind: 'post' | 'comment'
  readonly id: number
}

interface Report {
  readonly subject: ReportSubject
  readonly reason: ReportReason
  readonly note: string
}

/** Tells moderators that something is wrong. */
export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    report: build.mutation<unknown, Report>({
      query: ({ subject, reason, note }) => ({
        path: `/api/reports/${subject.kind}/${subject.id}`,
        method: 'POST',
        body: { reason, ...(note.trim() === '' ? {} : { note: note.trim() }) },
      }),
    }),
  }),
})
