import { api, whenDone } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** What staff say to everybody: as readers get it, and as staff look after it. */
export const announcementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnnouncements: build.query({
      ...to('GET /api/announcements'),
      providesTags: ['Announcements'],
      // Never dropped; a timer that would drop it keeps a store that rendered a page alive on the server.
      keepUnusedDataFor: Infinity,
    }),
    listStaffAnnouncements: build.query({
      ...to('GET /api/staff/announcements'),
      providesTags: ['Announcements'],
    }),
    makeAnnouncement: build.mutation({
      ...to('POST /api/staff/announcements'),
      invalidatesTags: whenDone('Announcements'),
    }),
    changeAnnouncement: build.mutation({
      ...to('PUT /api/staff/announcements/:announcementId'),
      invalidatesTags: ['Announcements'],
    }),
    endAnnouncement: build.mutation({
      ...to('POST /api/staff/announcements/:announcementId/end'),
      invalidatesTags: ['Announcements'],
    }),
  }),
})
