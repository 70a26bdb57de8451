import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** The home page of earlier hours. */
export const frontPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** As it stood at a time; an empty one asks for the last hour that was noted. */
    getFrontPage: build.query(to('GET /api/front-pages', (at: string) => ({ query: { at } }))),
  }),
})
