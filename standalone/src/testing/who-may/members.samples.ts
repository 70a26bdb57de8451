import type { DomainEvent } from '@deals/events'
import { names, post, type Samples } from './subjects.ts'

const alert = { name: 'Kettles', keywords: { any: ['kettle'], all: [], none: [] } }
const wroteTo = (userId: string): DomainEvent => ({
  type: 'ModeratorWrote',
  data: { userId, aboutPostId: null, text: 'Where is it from?' },
})

/** What a browser gives that takes push notices; the key is that of the example in RFC 8291. */
const aBrowser = {
  endpoint: 'https://web.push.apple.com/a',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

/** Calls of members about themselves, and of visitors. */
export const membersSamples: Samples = {
  'DELETE /api/user': () => ({ body: { posts: 'none of both' } }),
  'POST /login': () => ({ method: 'GET' }),
  'POST /register': () => ({ method: 'GET' }),
  'POST /logout': () => ({ method: 'GET' }),
  'POST /login/passkey': () => ({ method: 'GET' }),
  'POST /forgot-password': () => ({ method: 'GET' }),
  'GET /api/deal-alerts/why': (id) => ({ before: [post(id)], path: `/api/deal-alerts/why?postId=${id}` }),
  'POST /api/visits': () => ({ body: { begunAgo: 1, endedAgo: 0, opened: [] } }),
  'POST /api/deal-alerts': (id) => ({ body: { ...alert, name: `Kettles ${id}` } }),
  'POST /api/deal-alerts/rehearse': () => ({ body: alert }),
  'POST /api/user/username': (_id, person) => ({ body: { username: `${person}_renamed`.slice(-20) } }),
  'PUT /api/user/push': () => ({ body: aBrowser }),
  // A host of each, because one host is told one thing after the other; of what nobody posts in here.
  'POST /api/user/webhooks': (_id, person) => ({
    body: {
      url: `https://${person.toLowerCase()}.hooks.dev/`,
      subject: { kind: 'category', value: 'travel' },
    },
  }),
  'PATCH /api/user/profile': () => ({ body: { bio: 'Likes kettles.' } }),
  'PATCH /api/user/preferences': () => ({ body: { currency: 'CAD' } }),
  'POST /api/newsletter': () => ({ body: { email: 'ann@mail.example' } }),
  'POST /api/bug-reports': () => ({
    body: { title: 'A fault', description: 'It fails whenever I press it.', severity: 'annoying' },
  }),
  'POST /api/contact': () => ({
    body: { topic: 'general', name: 'Ann', email: 'ann@mail.example', message: 'How do I get my posts out of here?' },
  }),
  'POST /api/user/thread': (_id, person) => ({
    before: person === 'visitor' ? [] : [wroteTo(names[person])],
    body: { text: 'From the shop.' },
  }),
}
