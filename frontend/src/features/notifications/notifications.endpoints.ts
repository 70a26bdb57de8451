import type { NoticeType } from '@deals/events'
import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

interface NotificationQuestion {
  readonly page: number
  readonly limit: number
  /** Those alone that were not seen. */
  readonly unread?: boolean
  readonly type?: NoticeType
}

/** What the bell shows. */
export const latest: NotificationQuestion = { page: 1, limit: 5 }

/** What the site tells a member. */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query({
      ...to('GET /api/notifications', ({ page, limit, unread, type }: NotificationQuestion) => ({
        query: { page, limit, unread: unread === true ? true : undefined, type },
      })),
      providesTags: ['Notifications'],
    }),
    markSeen: build.mutation({
      ...to('PATCH /api/notifications/:id/seen', (id: string) => ({ params: { id } })),
      invalidatesTags: ['Notifications'],
    }),
    markAllSeen: build.mutation({
      ...to('POST /api/notifications/seen-all'),
      invalidatesTags: ['Notifications'],
    }),
  }),
})
