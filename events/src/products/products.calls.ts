import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { sameProductReply, sameProducts } from './products.api.ts'

/** What query-api answers about posts of the same product. */
export const productReads = {
  listSameProducts: call('GET /api/posts/:id/same-product', {
    about: 'Other posts that are about the same product as members say, and what was proposed and waits for others.',
    who: 'anybody',
    answers: sameProducts,
    refuses: ['post-not-found', 'post-under-review'],
  }),
}

/** What command-api does about them. */
export const productCalls = {
  saySameProduct: call('POST /api/posts/:id/same-product', {
    about: 'Says that two posts are about the same product; enough members, or one moderator, link their prices.',
    who: 'unsuspended',
    body: z.strictObject({ otherId: z.number('Say which post').int('Say which post').positive('Say which post') }),
    answers: sameProductReply,
    refuses: ['post-not-found', 'post-under-review', 'conflict', 'suspended'],
  }),
  refuseSameProduct: call('DELETE /api/posts/:id/same-product/:otherId', {
    about: 'Parts two posts, as a moderator, or takes back what one proposed.',
    who: 'members',
    answers: sameProductReply,
    refuses: ['post-not-found', 'post-under-review', 'conflict'],
  }),
}
