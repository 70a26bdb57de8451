import { z } from 'zod'
import { defineEvent, type EventOf } from '../platform/event.ts'
import { deliveryChannels } from './notices.vocabulary.ts'

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
const delivery = z.object({
  /** The member, or the subscription of somebody who is none. */
  userId: z.string(),
  notificationId: z.string(),
  channel: z.enum(deliveryChannels),
})
export const NotificationSent = defineEvent({
  type: 'NotificationSent',
  version: 2,
  category: 'delivery',
  about: 'What a member is told of left the site on a channel.',
  schema: delivery.extend({ providerRef: z.string() }),
})
export const NotificationSendFailed = defineEvent({
  type: 'NotificationSendFailed',
  version: 2,
  category: 'delivery',
  about: 'What a member is told of could not be sent, for good.',
  schema: delivery.extend({ code: z.string() }),
})
export const notificationEvents = [
  NotificationSeen,
  AllNotificationsSeen,
  NotificationSent,
  NotificationSendFailed,
] as const
export type NotificationEvent = EventOf<(typeof notificationEvents)[number]>
