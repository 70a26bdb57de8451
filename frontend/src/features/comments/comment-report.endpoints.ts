import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** Whether the reader has reported a comment, for its menu; how one reports belongs to another feature. */
export const { useGetReportOfCommentQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getReportOfComment: build.query(to('GET /api/reports/comment/:id', (id: number) => ({ params: { id } }))),
  }),
})
