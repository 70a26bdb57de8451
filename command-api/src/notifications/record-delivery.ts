import type { Delivery, DomainEvent } from '@deals/events'
import type { DeliveryState } from './delivery.state.ts'

/** What left the site has left it; what failed may still leave when somebody tries again. */
export function recordDelivery({ outcome, ...about }: Delivery, { isSent, hasFailed }: DeliveryState): DomainEvent[] {
  if (isSent) {
    return []
  }
  if ('providerRef' in outcome) {
    return [{ type: 'NotificationSent', data: { ...about, ...outcome } }]
  }
  return hasFailed ? [] : [{ type: 'NotificationSendFailed', data: { ...about, ...outcome } }]
}
