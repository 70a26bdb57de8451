import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** The letter with the best deals. */
export const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation({ ...to('POST /api/newsletter', (email: string) => ({ body: { email } })) }),
  }),
})
