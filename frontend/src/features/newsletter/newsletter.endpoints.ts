import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** Where letters to a member go, and the letter with the best deals. */
export const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEmail: build.query({
      ...to('GET /api/user/email'),
      providesTags: ['Profile'],
    }),
    subscribe: build.mutation({ ...to('POST /api/newsletter', (email: string) => ({ body: { email } })) }),
  }),
})
