import { dayMs, keptDeliveries, type WebhookDelivery } from '@deals/events'
import type { Webhook } from '@deals/accounts'

/** So long nothing may have succeeded before an address is told nothing any more. */
export const patienceDays = 3
const patienceMs = patienceDays * dayMs

/** What becomes of a webhook by a delivery. A message that its member sends to try it switches nothing off. */
export function noteDelivery(webhook: Webhook, delivery: WebhookDelivery, now: number): Partial<Webhook> {
  const { outcome, type } = delivery
  const deliveries = [delivery, ...webhook.deliveries].slice(0, keptDeliveries)
  switch (outcome) {
    case 'taken':
      return { deliveries, failingSince: null }
    case 'skipped':
      // One line says it, however many there are.
      return webhook.deliveries[0]?.outcome === 'skipped' ? {} : { deliveries }
    case 'gone':
      return { deliveries, ...(type !== 'ping' && webhook.state === 'on' && { state: 'gone' }) }
    case 'failed': {
      const failingSince = webhook.failingSince ?? now
      const isOver = webhook.state === 'on' && now - failingSince >= patienceMs
      return type === 'ping' ? { deliveries } : { deliveries, failingSince, ...(isOver && { state: 'failing' }) }
    }
  }
}

export function outcomeOfStatus(status: number | null): 'taken' | 'failed' | 'gone' {
  if (status === 410) {
    return 'gone'
  }
  return status !== null && status >= 200 && status < 300 ? 'taken' : 'failed'
}
