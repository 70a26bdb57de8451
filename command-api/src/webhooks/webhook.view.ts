import type { WebhookView } from '@deals/events'
import type { Webhook } from '@deals/accounts'

const iso = (at: number): string => new Date(at).toISOString()

export const viewOf = (webhookId: string, webhook: Webhook): WebhookView => {
  const { url, subject, changes, state, madeAt, failingSince } = webhook
  const since = failingSince === null ? null : iso(failingSince)
  return { id: webhookId, url, subject, changes, state, madeAt: iso(madeAt), failingSince: since }
}
