import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import {
  changeWebhookRequest,
  createWebhookRequest,
  newWebhook,
  webhookDeliveries,
  webhookDelivery,
  webhookList,
  webhookView,
} from './webhooks.api.ts'

const own = { who: 'members', refuses: ['webhook-not-found'] } as const

/** What command-api answers about addresses that are told of changes. */
export const webhookCalls = {
  listWebhooks: call('GET /api/user/webhooks', {
    about: "The member's webhooks, the oldest first; their secrets are told once, when they are made.",
    who: 'members',
    answers: webhookList,
  }),
  createWebhook: call('POST /api/user/webhooks', {
    about:
      'Has an https address told of changes, as Standard Webhooks says. For members who are no newcomers, up to five. The answer tells the secret, once.',
    who: 'unsuspended',
    needs: 'webhooks',
    body: createWebhookRequest,
    answers: newWebhook,
    creates: true,
    refuses: ['conflict', 'told-once'],
  }),
  changeWebhook: call('PATCH /api/user/webhooks/:webhookId', {
    ...own,
    about: 'Pauses a webhook, has it go on, or says of which changes it is told.',
    body: changeWebhookRequest,
    answers: webhookView,
  }),
  renewWebhookSecret: call('POST /api/user/webhooks/:webhookId/secret', {
    ...own,
    about: 'Makes a new secret for a webhook and tells it once; the one before signs nothing from then on.',
    answers: newWebhook,
    creates: true,
    refuses: ['webhook-not-found', 'told-once'],
  }),
  deleteWebhook: call('DELETE /api/user/webhooks/:webhookId', {
    ...own,
    about: 'Removes a webhook with what is known of its deliveries.',
    answers: z.object({ deleted: z.literal(true) }),
  }),
  testWebhook: call('POST /api/user/webhooks/:webhookId/test', {
    ...own,
    about: 'Sends a message of the type ping at once, and answers what came of it.',
    who: 'unsuspended',
    needs: 'webhooks',
    answers: webhookDelivery,
  }),
  listDeliveries: call('GET /api/user/webhooks/:webhookId/deliveries', {
    ...own,
    about: 'The last twenty deliveries of a webhook, the latest first.',
    answers: webhookDeliveries,
  }),
}
