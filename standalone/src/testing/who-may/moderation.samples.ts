import { feedbackTemplates } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import { aReport, aStore } from '@deals/events/testing'
import { now, post, type Samples } from './subjects.ts'

/** Calls of moderators, and of those whom they decide about. */
export const moderationSamples: Samples = {
  'PATCH /api/moderation/reports/:id': (id) => ({
    before: [post(id), aReport({ postId: id, userId: 'bob', authorId: 'ann' })],
    path: `/api/moderation/reports/${id}_bob`,
    body: { outcome: 'dismissed' },
  }),
  'PATCH /api/moderation/posts/:id/status': (id) => ({
    before: [post(id)],
    body: { status: 'poster-review', feedback: 'Please say where it ships.' },
  }),
  'POST /api/moderation/posts/:id/claim': (id) => ({ before: [post(id)], body: {} }),
  'DELETE /api/moderation/posts/:id/claim': (id) => ({ before: [post(id)], body: {} }),
  'POST /api/moderation/posts/:id/notes': (id) => ({ before: [post(id)], body: { note: 'Seen before.' } }),
  'POST /api/moderation/posts/:id/undo': (id) => ({
    before: [post(id)],
    first: ['patch', `/api/moderation/posts/${id}/status`, { status: 'expired' }],
    body: { version: 1 },
  }),
  'POST /api/moderation/posts/:id/merge': (id) => ({
    before: [post(id), post(id + 100_000)],
    body: { into: id + 100_000 },
  }),
  'PATCH /api/moderation/stores/:slug': (id) => ({
    before: [aStore({ slug: `late-${id}`, status: 'pending' })],
    path: `/api/moderation/stores/late-${id}`,
    body: { status: 'active' },
  }),
  'PUT /api/moderation/templates': () => ({ body: { templates: feedbackTemplates, version: -1 } }),
  'PUT /api/moderation/views': () => ({ body: { views: [{ name: 'Spam', query: 'queue?reason=spam' }] } }),
  'POST /api/appeals': (id) => ({ body: { postId: id, text: 'It was no spam at all, look again.' } }),
  'POST /api/moderation/appeals/:id': () => ({ body: { outcome: 'upheld', answer: 'It stays.' } }),
  'GET /api/moderation/users/:username/undo': () => ({ path: `/api/moderation/users/ann/undo?from=${now}` }),
  'POST /api/moderation/bulk': (id) => ({
    before: [post(id)],
    body: { id: newUuid(), decision: 'expired', posts: [{ id }] },
  }),
  'PATCH /api/moderation/posts/:id/reports': (id) => ({
    before: [post(id), aReport({ postId: id, userId: 'bob', authorId: 'ann' })],
    body: { outcome: 'dismissed' },
  }),
  'POST /api/staff/users/:username/suspension': () => ({
    path: '/api/staff/users/carla/suspension',
    body: { until: new Date(now + 86_400_000).toISOString(), restricts: ['vote'], reason: 'Votes for money.' },
  }),
  'POST /api/moderation/users/:username/sanctions': () => ({
    path: '/api/moderation/users/carla/sanctions',
    body: { kind: 'warn', reason: 'Please be kind.' },
  }),
  'POST /api/moderation/users/:username/thread': () => ({
    path: '/api/moderation/users/carla/thread',
    body: { text: 'Where is it from?' },
  }),
  'PATCH /api/staff/users/:username/roles': () => ({
    path: '/api/staff/users/carla/roles',
    body: { isStaff: false },
  }),
}
