import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** How the site is moderated, in numbers. */
export const transparencyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTransparency: build.query({
      ...to('GET /api/transparency', (days: string) => ({ query: { days: Number(days) } })),
      providesTags: ['Moderation'],
    }),
  }),
})
