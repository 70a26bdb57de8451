import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

const about = (id: number) => ({ params: { id } })

/** What a member is not interested in. */
export const recommendationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    dismiss: build.mutation(to('POST /api/posts/:id/dismissal', about)),
    restore: build.mutation(to('DELETE /api/posts/:id/dismissal', about)),
  }),
})
