import { notificationsApi } from '../../features/notifications/notifications.endpoints.ts'
import { settled } from '../shared/page.ts'
import type { Page } from '../shared/page.ts'
import { notificationPageSize, NotificationsScreen } from './NotificationsScreen.tsx'

export const page: Page = {
  Screen: NotificationsScreen,
  preload: ({ dispatch, viewer }) =>
    viewer === null
      ? settled()
      : settled(
          dispatch(notificationsApi.endpoints.listNotifications.initiate({ page: 1, limit: notificationPageSize })),
        ),
  head: () => ({ title: 'Notifications', noIndex: true }),
}
