import { z } from 'zod'
import { defineEvent, type EventOf } from '../platform/event.ts'

export const NotificationSeen = defineEvent({
  type: 'NotificationSeen',
  category: 'inbox',
  about: 'A member saw a notification.',
  schema: z.object({ userId: z.string(), notificationId: z.string() }),
})
export const AllNotificationsSeen = defineEvent({
  type: 'AllNotificationsSeen',
  category: 'inbox',
  about: 'A member marked everything up to a position as read.',
  schema: z.object({ userId: z.string(), upToPosition: z.number().int() }),
})
export const notificationEvents = [NotificationSeen, AllNotificationsSeen] as const
export type NotificationEvent = EventOf<(typeof notificationEvents)[number]>
