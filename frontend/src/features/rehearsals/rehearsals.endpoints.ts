import { api } from '../../lib/api.ts'
import { to, type SentTo } from '../../lib/call.ts'

/** Rules tried on the posts of the last days; nothing is changed by these. */
export const rehearsalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    rehearseSettings: build.mutation(
      to('POST /api/staff/settings/rehearse', (body: SentTo<'POST /api/staff/settings/rehearse'>) => ({ body })),
    ),
    rehearseStore: build.mutation(
      to('POST /api/moderation/stores/:slug/rehearse', (slug: string) => ({ params: { slug } })),
    ),
  }),
})
