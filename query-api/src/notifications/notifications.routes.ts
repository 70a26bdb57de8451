import { notificationList } from '@deals/events'
import { endpoint } from '../platform/endpoint.ts'
import { listNotifications, listNotificationsParameters } from './list-notifications.query.ts'

export const notificationsRoutes = [
  endpoint({
    path: '/api/notifications',
    about: 'What the member was told, the latest first.',
    errors: 'text',
    who: 'signed-in',
    parameters: listNotificationsParameters,
    answer: notificationList,
    query: listNotifications,
  }),
]
