import { comment, ofAnn, post, type Samples } from './subjects.ts'

const anEdit = { changes: { title: 'Wireless headphones' }, material: false, grace: false, reason: null }

/** Calls about comments, reports and saved posts. */
export const talkSamples: Samples = {
  'POST /api/posts/:id/comment-lock': (id) => ({ before: [post(id)], body: { reason: 'It went in circles.' } }),
  'DELETE /api/posts/:id/comment-lock': (id) => ({
    before: [post(id), { type: 'PostCommentsLocked', data: { postId: id, reason: 'It went in circles.' } }],
  }),
  'POST /api/posts/:id/redactions': (id) => ({
    before: [post(id), { type: 'PostEdited', data: { ...anEdit, postId: id } }],
    body: { version: 0, reason: 'Private data of somebody' },
  }),
  'POST /api/comments': (id) => ({ before: [post(id)], body: { postId: id, depth: 0, content: 'Mine are fine.' } }),
  'PATCH /api/comments/:id': (id) => ({ before: [post(id), comment(id)], body: { content: 'Mine were fine.' } }),
  'POST /api/comments/:id/restore': (id) => ({
    before: [
      ...[post(id), comment(id)],
      { type: 'CommentDeleted', data: { ...ofAnn(id), parentId: null, cause: 'author', reason: null } },
    ],
  }),
  'GET /api/comments/:id/history': (id) => ({ before: [post(id), comment(id)] }),
  'POST /api/comments/:id/votes': (id) => ({ before: [post(id), comment(id)], body: { value: 1 } }),
  'POST /api/reports/post/:id': (id) => ({ before: [post(id)], body: { reason: 'spam' } }),
  'GET /api/reports/post/:id': (id) => ({ before: [post(id)] }),
  'GET /api/reports/comment/:id': (id) => ({ before: [post(id), comment(id)] }),
  'POST /api/reports/comment/:id': (id) => ({ before: [post(id), comment(id)], body: { reason: 'spam' } }),
  'POST /api/bookmarks': (id) => ({ before: [post(id)], body: { postId: id } }),
  'POST /api/bookmarks/several': (id) => ({
    before: [post(id)],
    first: ['post', '/api/bookmarks', { postId: id }],
    body: { action: 'remove', postIds: [id] },
  }),
  'PATCH /api/bookmarks/:postId': (id) => ({
    before: [post(id)],
    first: ['post', '/api/bookmarks', { postId: id }],
    body: { note: 'for the kitchen' },
  }),
}
