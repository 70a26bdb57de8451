import { api } from '../../lib/api.ts'
import { to, type SentTo } from '../../lib/call.ts'

interface BugReport {
  readonly report: SentTo<'POST /api/bug-reports'> | FormData
  readonly key: string
}
interface Letter {
  readonly letter: SentTo<'POST /api/contact'>
  readonly key: string
}

/** Letters to the people who run the site. */
export const inquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportBug: build.mutation({
      ...to('POST /api/bug-reports', ({ report, key }: BugReport) => ({ body: report, idempotencyKey: key })),
    }),
    contact: build.mutation({
      ...to('POST /api/contact', ({ letter, key }: Letter) => ({ body: letter, idempotencyKey: key })),
    }),
  }),
})
