import type { Fold } from '../platform/fold.ts'

/** Whether something that a member is told left the site on a channel. */
export interface DeliveryState {
  readonly isSent: boolean
  readonly hasFailed: boolean
}

export const deliveryFold: Fold<DeliveryState> = {
  initial: { isSent: false, hasFailed: false },
  evolve: (state, event) => {
    switch (event.type) {
      case 'NotificationSent':
        return { ...state, isSent: true }
      case 'NotificationSendFailed':
        return { ...state, hasFailed: true }
      default:
        return state
    }
  },
}
