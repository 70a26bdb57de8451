import type { notificationReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { listNotifications } from './list-notifications.query.ts'

export const notificationAnswers: Answers<typeof notificationReads> = {
  listNotifications: { query: listNotifications },
}
