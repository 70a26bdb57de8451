import { api } from '../../lib/api.ts'

/** The letter with the best deals. */
export const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation<unknown, string>({
      query: (email) => ({ path: '/api/newsletter', method: 'POST', body: { email } }),
    }),
  }),
})
