import type { letterKinds, LetterState } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** What the inbox is asked for. */
export type InboxAsked = {
  readonly state: LetterState
  readonly kind: (typeof letterKinds)[number] | ''
  readonly assignee: 'me' | 'nobody' | ''
  readonly q: string
  readonly page: number
}
/** What people wrote to the site, for staff. */
export const inboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInbox: build.query({
      ...to('GET /api/staff/inbox', (query: InboxAsked) => ({ query })),
      providesTags: ['Staff'],
      // Words of others, which they may take back.
      keepUnusedDataFor: 0,
    }),
    changeLetter: build.mutation({
      ...to('PATCH /api/staff/inbox/:id'),
      // Also after a refusal: somebody else was first, and the list says so.
      invalidatesTags: ['Staff'],
    }),
  }),
})
