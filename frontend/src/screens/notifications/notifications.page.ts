import { notificationsApi } from '../../features/notifications/notifications.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { notificationPageSize, NotificationsScreen } from './NotificationsScreen.tsx'

export const page: Page = {
  Screen: NotificationsScreen,
  preload: ({ ask, viewer }) =>
    viewer === null
      ? settled()
      : settled(ask(notificationsApi.endpoints.listNotifications, { page: 1, limit: notificationPageSize })),
  head: () => ({ title: 'Notifications', noIndex: true }),
}
