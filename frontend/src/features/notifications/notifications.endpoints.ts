import type { NotificationList } from '@deals/events'
import { api } from '../../lib/api.ts'

interface NotificationQuestion {
  readonly page: number
  readonly limit: number
  /** Those alone that were not seen. */
  readonly unread?: boolean
}

/** What the bell shows. */
export const latest: NotificationQuestion = { page: 1, limit: 5 }

/** What the site tells a member. */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<NotificationList, NotificationQuestion>({
      query: ({ page, limit, unread }) => ({
        path: '/api/notifications',
        params: { page, limit, unread: unread === true ? true : undefined },
      }),
      providesTags: ['Notifications'],
    }),
    markSeen: build.mutation<unknown, string>({
      query: (id) => ({ path: `/api/notifications/${id}/seen`, method: 'PATCH' }),
      invalidatesTags: ['Notifications'],
    }),
    markAllSeen: build.mutation<unknown, void>({
      query: () => ({ path: '/api/notifications/seen-all', method: 'POST' }),
      invalidatesTags: ['Notifications'],
    }),
  }),
})
