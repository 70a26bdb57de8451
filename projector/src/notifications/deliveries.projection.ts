import { factTime, type AnyRecorded, type NotificationEvent } from '@deals/events'
import { byUser, foldPerEvent } from '../platform/fold-per-event.ts'
import { removing } from '../platform/removing.ts'
import { deliveries, deliveryId, type DeliveryDoc } from './notifications.read-models.ts'

type Delivered = Extract<NotificationEvent, { type: 'NotificationSent' | 'NotificationSendFailed' }>

/** What left the site for members, and what never will. */
export const deliveriesProjection = foldPerEvent<'delivery', 'UserErased'>({
  name: 'deliveries',
  version: 1,
  collections: [deliveries],
  key: byUser,
  view: 'by-user',
  touches: (event: AnyRecorded) => {
    switch (event.type) {
      case 'NotificationSent':
      case 'NotificationSendFailed':
        return [{ collection: deliveries, id: deliveryId(event.data) }]
      case 'UserErased':
        return [{ collection: deliveries, where: { field: 'userId', equals: event.data.userId } }]
      default:
        return []
    }
  },
  folds: {
    NotificationSent: (documents, event) =>
      documents.put(deliveries, deliveryId(event.data), { ...about(event), state: 'sent' }),
    NotificationSendFailed: (documents, event) =>
      documents.put(deliveries, deliveryId(event.data), {
        ...about(event),
        state: 'failed',
        code: event.data.code,
      }),
    UserErased: removing(deliveries),
  },
})

function about(event: AnyRecorded & Delivered): Pick<DeliveryDoc, 'userId' | 'notificationId' | 'channel' | 'at'> {
  const { userId, notificationId, channel } = event.data
  return { userId, notificationId, channel, at: factTime(event) }
}
