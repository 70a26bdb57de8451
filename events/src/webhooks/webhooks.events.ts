import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'
import { webhookEnds } from './webhooks.api.ts'

/** Webhooks themselves lie with the accounts; only what members are told of them is an event. */
export const WebhookSwitchedOff = defineEvent({
  type: 'WebhookSwitchedOff',
  category: 'webhook',
  about: 'The site tells an address of a member nothing any more. The address is not named.',
  schema: z.object({ userId: z.string(), webhookId: z.string(), because: z.enum(webhookEnds) }),
})
export const webhookEvents = [WebhookSwitchedOff] as const
