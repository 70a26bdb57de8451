import { z } from 'zod'
import { changeView, postChanges } from '../feeds/changes.api.ts'

/** More than anybody's programs need: each may be called sixty times a minute. */
export const mostWebhooks = 5
/** So many of the last deliveries are kept of each webhook. */
export const keptDeliveries = 20
const longestAddress = 500

export const webhookSubjects = ['category', 'store', 'post', 'search'] as const
/** What is followed: the slug of a category or a store, the number of a post, or words of a search. */
export const webhookSubject = z.strictObject({
  kind: z.enum(webhookSubjects, 'Choose what to follow'),
  value: z.string('Say which').trim().min(1, 'Say which').max(200, 'That is too long'),
})
export type WebhookSubject = z.infer<typeof webhookSubject>

const changes = z.array(z.enum(postChanges)).max(postChanges.length, 'There are not so many changes')

/** Nothing among `changes` stands for all of them. */
export const createWebhookRequest = z.strictObject({
  url: z
    .string('Enter an address')
    .trim()
    .min(1, 'Enter an address')
    .max(longestAddress, `An address has at most ${longestAddress} characters`),
  subject: webhookSubject,
  changes: changes.default([]),
})
export type CreateWebhookRequest = z.infer<typeof createWebhookRequest>
export const changeWebhookRequest = z.strictObject({ active: z.boolean(), changes }).partial()
export type ChangeWebhookRequest = z.infer<typeof changeWebhookRequest>

/** Why the site switched a webhook off: its address said that it is gone, or nothing succeeded for three days. */
export const webhookEnds = ['gone', 'failing'] as const

export const webhookView = z.object({
  id: z.string(),
  url: z.string(),
  subject: webhookSubject,
  changes: z.array(z.enum(postChanges)),
  state: z.enum(['on', 'paused', ...webhookEnds]),
  madeAt: z.string(),
  /** Since when nothing has succeeded; null where the last delivery did. */
  failingSince: z.string().nullable(),
})
export type WebhookView = z.infer<typeof webhookView>
/** `mayAdd`: they are no newcomer, kept from nothing, and have fewer than they may. */
export const webhookList = z.object({ webhooks: z.array(webhookView), mayAdd: z.boolean() })
export type WebhookList = z.infer<typeof webhookList>
/** With the secret that deliveries are signed with, which is told this once. */
export const newWebhook = webhookView.extend({ secret: z.string() })
export type NewWebhook = z.infer<typeof newWebhook>

/** One attempt to deliver. `skipped`: more was to be sent in a minute than may be, or the address was slow for too long. */
export const webhookDelivery = z.object({
  /** Names the message: attempts to deliver the same one have the same. */
  id: z.string(),
  type: z.enum([...postChanges, 'ping']),
  at: z.string(),
  outcome: z.enum(['taken', 'failed', 'gone', 'skipped']),
  /** What the address answered; null where no answer came. */
  status: z.number().nullable(),
  ms: z.number(),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>
export const webhookDeliveries = z.object({ deliveries: z.array(webhookDelivery) })

/** What is sent: a change as GET /api/changes tells it, or nothing but that the address works. */
export const webhookMessage = z.union([
  z.object({ type: z.enum(postChanges), timestamp: z.string(), data: changeView }),
  z.object({ type: z.literal('ping'), timestamp: z.string(), data: z.object({}) }),
])
export type WebhookMessage = z.infer<typeof webhookMessage>
