import { api } from '../../lib/api.ts'
import { to, type SentTo } from '../../lib/call.ts'

interface Change {
  readonly webhookId: string
  readonly body: SentTo<'PATCH /api/user/webhooks/:webhookId'>
}

interface NewOne {
  readonly body: SentTo<'POST /api/user/webhooks'>
  readonly key: string
}

const whenDone = (_answer: unknown, error: unknown) => (error === undefined ? (['Webhooks'] as const) : [])
const ofOne = (webhookId: string) => ({ params: { webhookId } })

/** Addresses of the member that are told of changes. */
export const webhooksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWebhooks: build.query({
      ...to('GET /api/user/webhooks', (_nothing: void) => ({})),
      providesTags: ['Webhooks'],
    }),
    createWebhook: build.mutation({
      ...to('POST /api/user/webhooks', ({ body, key }: NewOne) => ({ body, idempotencyKey: key })),
      // It may have been made though its answer got lost.
      invalidatesTags: ['Webhooks'],
    }),
    changeWebhook: build.mutation({
      ...to('PATCH /api/user/webhooks/:webhookId', ({ webhookId, body }: Change) => ({ params: { webhookId }, body })),
      invalidatesTags: whenDone,
    }),
    renewWebhookSecret: build.mutation({ ...to('POST /api/user/webhooks/:webhookId/secret', ofOne) }),
    deleteWebhook: build.mutation({
      ...to('DELETE /api/user/webhooks/:webhookId', ofOne),
      invalidatesTags: whenDone,
    }),
    testWebhook: build.mutation({
      ...to('POST /api/user/webhooks/:webhookId/test', ofOne),
      invalidatesTags: whenDone,
    }),
    listDeliveries: build.query({
      ...to('GET /api/user/webhooks/:webhookId/deliveries', ofOne),
      providesTags: ['Webhooks'],
    }),
  }),
})
