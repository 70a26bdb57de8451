import { dayMs, streamOf, webhookEnds, type WebhookDelivery, type WebhookMessage } from '@deals/events'
import type { Webhook, WebhookRef } from '@deals/accounts'
import type { CommandContext } from '../context.ts'
import { fold } from '../platform/fold.ts'
import { decideBySystem } from '../platform/system-outcome.ts'
import { noteDelivery, outcomeOfStatus } from './note-delivery.ts'
import { signedHeaders } from './sign-message.ts'

/** Events of a webhook decide nothing: what it is lies with the accounts. */
const webhookFold = fold<'webhook', null>(null, { WebhookSwitchedOff: () => null })

export interface ToDeliver extends WebhookRef {
  readonly webhook: Webhook
  readonly id: string
  readonly message: WebhookMessage
}

/** Sends one message and notes what came of it; null where the webhook is gone meanwhile. */
export async function deliver(context: CommandContext, asked: ToDeliver): Promise<WebhookDelivery | null> {
  const { webhooks, clock, postToWebhook } = context
  const { userId, webhookId, webhook, id, message } = asked
  const key = await webhooks.signingKey({ userId, webhookId })
  if (key === null) {
    return null
  }
  const began = clock.now()
  const body = JSON.stringify(message)
  const status = await postToWebhook(webhook.url, { headers: signedHeaders({ id, body }, { key, now: began }), body })
  const outcome = outcomeOfStatus(status)
  const at = new Date(began).toISOString()
  const delivery = { id, type: message.type, at, outcome, status, ms: Math.max(0, clock.now() - began) }
  await noted(context, asked, delivery)
  return delivery
}

/** Says first that it is switched off: were the process to end in between, it would be said anew, and once. */
export async function noted(
  context: CommandContext,
  { userId, webhookId }: WebhookRef,
  delivery: WebhookDelivery,
): Promise<void> {
  const { webhooks, clock } = context
  const now = clock.now()
  // While the message was under way its member may have paused it, let it go on, or removed it.
  const webhook = await webhooks.get({ userId, webhookId })
  const state = webhook === null ? undefined : noteDelivery(webhook, delivery, now).state
  const because = webhookEnds.find((end) => end === state)
  if (because !== undefined) {
    await decideBySystem(context, {
      name: 'switch-webhook-off',
      cause: { causationId: `${webhookId} ${because} ${Math.floor(now / dayMs)}` },
      stream: streamOf.webhook(webhookId),
      fold: webhookFold,
      decide: () => [{ type: 'WebhookSwitchedOff', data: { userId, webhookId, because } }],
    })
  }
  await webhooks.change({ userId, webhookId }, (current) => noteDelivery(current, delivery, now))
}
