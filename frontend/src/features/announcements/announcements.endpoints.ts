import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'
import type { SentTo } from '../../lib/call.ts'

interface Change {
  readonly id: number
  readonly body: SentTo<'PUT /api/staff/announcements/:announcementId'>
}
interface End {
  readonly id: number
  readonly version: number
}

/** What staff say to everybody: as readers get it, and as staff look after it. */
export const announcementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnnouncements: build.query({
      ...to('GET /api/announcements', (_nothing: undefined) => ({})),
      providesTags: ['Announcements'],
      // Never dropped; a timer that would drop it keeps a store that rendered a page alive on the server.
      keepUnusedDataFor: Infinity,
    }),
    listStaffAnnouncements: build.query({
      ...to('GET /api/staff/announcements', (_nothing: undefined) => ({})),
      providesTags: ['Announcements'],
    }),
    makeAnnouncement: build.mutation({
      ...to('POST /api/staff/announcements', (body: SentTo<'POST /api/staff/announcements'>) => ({ body })),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Announcements'] : []),
    }),
    changeAnnouncement: build.mutation({
      ...to('PUT /api/staff/announcements/:announcementId', ({ id, body }: Change) => ({
        params: { announcementId: id },
        body,
      })),
      invalidatesTags: ['Announcements'],
    }),
    endAnnouncement: build.mutation({
      ...to('POST /api/staff/announcements/:announcementId/end', ({ id, version }: End) => ({
        params: { announcementId: id },
        body: { version },
      })),
      invalidatesTags: ['Announcements'],
    }),
  }),
})
