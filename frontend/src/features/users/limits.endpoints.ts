import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** How often the member may still do what is limited. */
export const limitsApi = api.injectEndpoints({
  endpoints: (build) => ({ getLimits: build.query(to('GET /api/user/limits', (_nothing: undefined) => ({}))) }),
})
