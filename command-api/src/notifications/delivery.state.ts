import { fold } from '../platform/fold.ts'

/** Whether something that a member is told left the site on a channel. */
export interface DeliveryState {
  readonly isSent: boolean
  readonly hasFailed: boolean
}

export const deliveryFold = fold<'delivery', DeliveryState>(
  { isSent: false, hasFailed: false },
  {
    NotificationSent: (delivery) => ({ ...delivery, isSent: true }),
    NotificationSendFailed: (delivery) => ({ ...delivery, hasFailed: true }),
  },
)
