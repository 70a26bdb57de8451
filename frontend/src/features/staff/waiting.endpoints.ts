import type { InboxView, ParkedView } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** How much waits for staff; of each list its count alone is kept. */
export const waitingApi = api.injectEndpoints({
  endpoints: (build) => ({
    countNewLetters: build.query({
      ...to('GET /api/staff/inbox', (_nothing: undefined) => ({ query: { limit: 1 } })),
      transformResponse: ({ counts }: InboxView) => counts.new,
      providesTags: ['Staff'],
    }),
    countStoreRequests: build.query({
      ...to('GET /api/staff/stores', (_nothing: undefined) => ({ query: { status: 'asked', limit: 1 } })),
      transformResponse: ({ total }: { readonly total: number }) => total,
      providesTags: ['Stores'],
    }),
    countParked: build.query({
      ...to('GET /api/staff/parked'),
      transformResponse: ({ parked }: ParkedView) => parked.length,
      providesTags: ['Staff'],
    }),
  }),
})
