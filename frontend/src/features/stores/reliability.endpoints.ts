import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** How far the deals of a store or of a member could be relied on. */
export const reliabilityApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStoreReliability: build.query({
      ...to('GET /api/stores/:slug/reliability', (slug: string) => ({ params: { slug } })),
    }),
    getUserReliability: build.query({
      ...to('GET /api/users/:username/reliability', (username: string) => ({ params: { username } })),
    }),
  }),
})
