import type { DomainEvent } from '@deals/events'
import { aFrontPage, aPost, aVote } from '@deals/events/testing'
import { draftId, names, now, ofHeadphones, post, type Samples } from './subjects.ts'

/** Another post of what may be the same product. */
const elsewhere = (id: number) =>
  aPost({ postId: id + 500_000, authorId: 'carla', urlKey: `elsewhere/${id}`, ...ofHeadphones })
const sameProduct = (id: number, userId: string): DomainEvent => ({
  type: 'SameProductProposed',
  data: { postId: id, otherId: id + 500_000, userId },
})
const votedDown = (postId: number, userId: string) => aVote({ postId, userId, authorId: 'ann', value: -1 })

/** Calls about posts, and what is kept of one before it is posted. */
export const postsSamples: Samples = {
  'GET /api/posts/similar': () => ({ path: '/api/posts/similar?title=Wireless%20headphones' }),
  'GET /api/posts/:id/score': (id) => ({ before: [post(id)], first: ['post', `/api/posts/${id}/score`, {}] }),
  'GET /api/posts/:id/as-of': (id) => ({
    before: [post(id)],
    path: `/api/posts/${id}/as-of?at=${new Date(now + 1000).toISOString()}`,
  }),
  'GET /api/front-pages': () => ({ before: [aFrontPage()], path: '/api/front-pages?at=2026-01-15T09:00Z' }),
  'POST /api/posts': () => ({
    body: {
      type: 'discussion',
      title: 'Which headphones last longest?',
      categorySlug: 'techelectronics',
      content: 'Mine break every year. Which ones of yours are still alive?',
      duplicateOverride: 'They ask of others.',
    },
  }),
  'PATCH /api/posts/:id': (id) => ({
    before: [post(id)],
    body: { content: 'Down from 99.99, and shipped for free.', reason: 'It says more.' },
  }),
  'POST /api/posts/:id/suggestions': (id) => ({
    before: [post(id)],
    body: { content: 'Down from 99.99, and shipped for free.', reason: 'It says more.' },
  }),
  'POST /api/posts/:id/suggestions/:suggestionId': (id) => ({ before: [post(id)], body: { decision: 'accept' } }),
  'PATCH /api/posts/:id/renew': (id) => ({
    before: [post(id), { type: 'PostExpired', data: { postId: id, from: 'active', cause: 'author', by: null } }],
  }),
  'POST /api/posts/:id/restore': (id) => ({
    before: [
      post(id),
      { type: 'PostDeleted', data: { postId: id, authorId: 'ann', from: 'active', cause: 'author', reason: null } },
    ],
  }),
  'POST /api/posts/:id/votes': (id) => ({ before: [post(id)], body: { value: 1 } }),
  'PUT /api/posts/:id/votes/reason': (id, person) => ({
    before: [post(id), ...(person === 'visitor' ? [] : [votedDown(id, names[person])])],
    body: { reason: 'other' },
  }),
  'POST /api/posts/:id/availability': (id) => ({ before: [post(id)], body: { available: true } }),
  'POST /api/posts/:id/same-product': (id) => ({
    before: [post(id), elsewhere(id)],
    body: { otherId: id + 500_000 },
  }),
  'DELETE /api/posts/:id/same-product/:otherId': (id, person) => ({
    before: [post(id), elsewhere(id), ...(person === 'visitor' ? [] : [sameProduct(id, names[person])])],
    path: `/api/posts/${id}/same-product/${id + 500_000}`,
  }),
  'POST /api/posts/:id/coupon': (id) => ({
    before: [aPost({ postId: id, authorId: 'ann', couponCode: 'TEN', ...ofHeadphones })],
    body: { code: 'TEN', worked: true },
  }),
  'POST /api/posts/preview': () => ({ body: { url: 'http://127.0.0.1/' } }),
  'POST /api/posts/:id/dismissal': (id) => ({ before: [post(id)] }),
  'PUT /api/drafts/:id': () => ({ body: { title: 'Kettle' } }),
  'GET /api/drafts/:id': () => ({ first: ['put', `/api/drafts/${draftId}`, { title: 'Kettle' }] }),
}
