import {
  allHttpCalls,
  feedbackTemplates,
  persons,
  thoseWhoMay,
  usualNewsletter,
  usualSitePages,
  type DomainEvent,
  type Person,
} from '@deals/events'
import { newUuid } from '@deals/events/platform'
import { aComment, aPost, aReport, aStore, aVote } from '@deals/events/testing'
import { openBothSides, type BothSides } from './testing/both-sides.ts'

// Each call is given by each person against the real applications; many suites share a machine.
jest.setTimeout(300_000)

const now = Date.UTC(2026, 0, 15, 12)
const draftId = '0d9a3a1e-6a0b-4c55-9f0e-2b7b7a4f3c11'
/** Who plays a person; the author is ann. */
const names: Readonly<Record<Exclude<Person, 'visitor'>, string>> = {
  member: 'bob',
  author: 'ann',
  suspended: 'zed',
  moderator: 'mo',
  staff: 'stacy',
  superUser: 'sue',
  owner: 'olive',
}
const announcement = {
  text: 'New: alerts for whole stores',
  audience: 'everybody',
  endsAt: new Date(now + 86_400_000).toISOString(),
}
const alert = { name: 'Kettles', keywords: { any: ['kettle'], all: [], none: [] } }

interface Sample {
  path?: string
  method?: string
  body?: object
  /** What the call is about, told before it is given. */
  before?: DomainEvent[]
  /** Given first by the same person, as [method, path, body]. */
  first?: readonly [string, string, object]
}

let site: BothSides
let cookies: Readonly<Record<string, string>>
let ids = 7_000_000

beforeAll(async () => {
  site = await openBothSides({ now })
  const joined: [string, string][] = []
  for (const name of [...Object.values(names), 'carla']) {
    joined.push([name, (await site.join(name)).cookie])
  }
  cookies = Object.fromEntries(joined)
  const roles = { mo: 'moderator', stacy: 'staff', sue: 'superUser', olive: 'owner' } as const
  await site.tell(
    ...Object.entries(roles).map(([userId, role]): DomainEvent => ({ type: 'RoleGranted', data: { userId, role } })),
    {
      type: 'UserSuspended',
      data: { userId: 'zed', until: null, restricts: ['post', 'comment', 'vote'], reasonCode: 'spam', reason: null },
    },
    aStore({ slug: 'north-audio' }),
  )
})
afterAll(() => site.close())

const ofAnn = (id: number) => ({ commentId: id, postId: id, authorId: 'ann' })
const whoTheyAre = { statement: 'I look after its web shop.', proof: 'bob@shop.example' }
const post = (postId: number) => aPost({ postId, authorId: 'ann', storeSlug: 'north-audio', ...ofHeadphones })
const ofHeadphones = { categorySlug: 'techelectronics', subCategorySlug: 'headphonesearbuds' }
/** Another post of what may be the same product. */
const elsewhere = (id: number) =>
  aPost({ postId: id + 500_000, authorId: 'carla', urlKey: `elsewhere/${id}`, ...ofHeadphones })
const sameProduct = (id: number, userId: string): DomainEvent => ({
  type: 'SameProductProposed',
  data: { postId: id, otherId: id + 500_000, userId },
})
const comment = (commentId: number) => aComment({ ...ofAnn(commentId), rootId: commentId })

const votedDown = (postId: number, userId: string) => aVote({ postId, userId, authorId: 'ann', value: -1 })
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

/** What a call needs beyond its address, by its name; the post and the comment have the same number. */
const samples: Readonly<Record<string, (id: number, person: Person) => Sample>> = {
  'DELETE /api/user': () => ({ body: { posts: 'none of both' } }),
  'POST /login': () => ({ method: 'GET' }),
  'POST /register': () => ({ method: 'GET' }),
  'POST /logout': () => ({ method: 'GET' }),
  'GET /api/posts/similar': () => ({ path: '/api/posts/similar?title=Wireless%20headphones' }),
  'GET /api/posts/{id}/score': (id) => ({ before: [post(id)], first: ['post', `/api/posts/${id}/score`, {}] }),
  'GET /api/deal-alerts/why': (id) => ({ before: [post(id)], path: `/api/deal-alerts/why?postId=${id}` }),
  'GET /api/posts/{id}/as-of': (id) => ({
    before: [post(id)],
    path: `/api/posts/${id}/as-of?at=${new Date(now + 1000).toISOString()}`,
  }),
  'POST /api/posts': () => ({
    body: {
      type: 'discussion',
      title: 'Which headphones last longest?',
      categorySlug: 'techelectronics',
      content: 'Mine break every year. Which ones of yours are still alive?',
      duplicateOverride: 'They ask of others.',
    },
  }),
  'PATCH /api/posts/{id}': (id) => ({
    before: [post(id)],
    body: { content: 'Down from 99.99, and shipped for free.', reason: 'It says more.' },
  }),
  'POST /api/posts/{id}/suggestions': (id) => ({
    before: [post(id)],
    body: { content: 'Down from 99.99, and shipped for free.', reason: 'It says more.' },
  }),
  'POST /api/posts/{id}/suggestions/{suggestionId}': (id) => ({ before: [post(id)], body: { decision: 'accept' } }),
  'PATCH /api/posts/{id}/renew': (id) => ({
    before: [post(id), { type: 'PostExpired', data: { postId: id, from: 'active', cause: 'author', by: null } }],
  }),
  'POST /api/posts/{id}/restore': (id) => ({
    before: [
      post(id),
      { type: 'PostDeleted', data: { postId: id, authorId: 'ann', from: 'active', cause: 'author', reason: null } },
    ],
  }),
  'POST /api/posts/{id}/comment-lock': (id) => ({ before: [post(id)], body: { reason: 'It went in circles.' } }),
  'DELETE /api/posts/{id}/comment-lock': (id) => ({
    before: [post(id), { type: 'PostCommentsLocked', data: { postId: id, reason: 'It went in circles.' } }],
  }),
  'POST /api/posts/{id}/votes': (id) => ({ before: [post(id)], body: { value: 1 } }),
  'PUT /api/posts/{id}/votes/reason': (id, person) => ({
    before: [post(id), ...(person === 'visitor' ? [] : [votedDown(id, names[person])])],
    body: { reason: 'other' },
  }),
  'POST /api/posts/{id}/availability': (id) => ({ before: [post(id)], body: { available: true } }),
  'POST /api/posts/{id}/same-product': (id) => ({
    before: [post(id), elsewhere(id)],
    body: { otherId: id + 500_000 },
  }),
  'DELETE /api/posts/{id}/same-product/{otherId}': (id, person) => ({
    before: [post(id), elsewhere(id), ...(person === 'visitor' ? [] : [sameProduct(id, names[person])])],
    path: `/api/posts/${id}/same-product/${id + 500_000}`,
  }),
  'POST /api/posts/{id}/coupon': (id) => ({
    before: [aPost({ postId: id, authorId: 'ann', couponCode: 'TEN', ...ofHeadphones })],
    body: { code: 'TEN', worked: true },
  }),
  'POST /api/posts/preview': () => ({ body: { url: 'http://127.0.0.1/' } }),
  'POST /api/comments': (id) => ({ before: [post(id)], body: { postId: id, depth: 0, content: 'Mine are fine.' } }),
  'PATCH /api/comments/{id}': (id) => ({ before: [post(id), comment(id)], body: { content: 'Mine were fine.' } }),
  'POST /api/comments/{id}/restore': (id) => ({
    before: [
      ...[post(id), comment(id)],
      { type: 'CommentDeleted', data: { ...ofAnn(id), parentId: null, cause: 'author', reason: null } },
    ],
  }),
  'GET /api/comments/{id}/history': (id) => ({ before: [post(id), comment(id)] }),
  'POST /api/comments/{id}/votes': (id) => ({ before: [post(id), comment(id)], body: { value: 1 } }),
  'POST /api/reports/post/{id}': (id) => ({ before: [post(id)], body: { reason: 'spam' } }),
  'POST /api/reports/comment/{id}': (id) => ({ before: [post(id), comment(id)], body: { reason: 'spam' } }),
  'PATCH /api/moderation/reports/{id}': (id) => ({
    before: [post(id), aReport({ postId: id, userId: 'bob', authorId: 'ann' })],
    path: `/api/moderation/reports/${id}_bob`,
    body: { outcome: 'dismissed' },
  }),
  'PATCH /api/moderation/posts/{id}/status': (id) => ({
    before: [post(id)],
    body: { status: 'poster-review', feedback: 'Please say where it ships.' },
  }),
  'POST /api/moderation/posts/{id}/claim': (id) => ({ before: [post(id)], body: {} }),
  'DELETE /api/moderation/posts/{id}/claim': (id) => ({ before: [post(id)], body: {} }),
  'POST /api/moderation/posts/{id}/notes': (id) => ({ before: [post(id)], body: { note: 'Seen before.' } }),
  'POST /api/moderation/posts/{id}/undo': (id) => ({
    before: [post(id)],
    first: ['patch', `/api/moderation/posts/${id}/status`, { status: 'expired' }],
    body: { version: 1 },
  }),
  'POST /api/moderation/posts/{id}/merge': (id) => ({
    before: [post(id), post(id + 100_000)],
    body: { into: id + 100_000 },
  }),
  'PATCH /api/moderation/stores/{slug}': (id) => ({
    before: [aStore({ slug: `late-${id}`, status: 'pending' })],
    path: `/api/moderation/stores/late-${id}`,
    body: { status: 'active' },
  }),
  'POST /api/staff/settings/rehearse': () => ({ body: { values: { 'reports.score': 4 } } }),
  'PUT /api/moderation/templates': () => ({ body: { templates: feedbackTemplates, version: -1 } }),
  'PUT /api/moderation/views': () => ({ body: { views: [{ name: 'Spam', query: 'queue?reason=spam' }] } }),
  'POST /api/appeals': (id) => ({ body: { postId: id, text: 'It was no spam at all, look again.' } }),
  'POST /api/moderation/appeals/{id}': () => ({ body: { outcome: 'upheld', answer: 'It stays.' } }),
  'GET /api/moderation/users/{username}/undo': () => ({ path: `/api/moderation/users/ann/undo?from=${now}` }),
  'POST /api/moderation/bulk': (id) => ({
    before: [post(id)],
    body: { id: newUuid(), decision: 'expired', posts: [{ id }] },
  }),
  'PATCH /api/moderation/posts/{id}/reports': (id) => ({
    before: [post(id), aReport({ postId: id, userId: 'bob', authorId: 'ann' })],
    body: { outcome: 'dismissed' },
  }),
  'PATCH /api/staff/settings': () => ({ body: { version: 0, values: {} } }),
  'POST /api/staff/featured': (id) => ({
    before: [post(id)],
    body: { postId: id, endsAt: new Date(now + 86_400_000).toISOString() },
  }),
  'DELETE /api/staff/featured/{postId}': () => ({ path: '/api/staff/featured/404' }),
  'POST /api/staff/announcements': () => ({ body: announcement }),
  'PUT /api/staff/announcements/{announcementId}': () => ({
    path: '/api/staff/announcements/404',
    body: { ...announcement, version: 0 },
  }),
  'POST /api/staff/announcements/{announcementId}/end': () => ({
    path: '/api/staff/announcements/404/end',
    body: { version: 0 },
  }),
  'GET /api/pages/{slug}': () => ({ path: '/api/pages/terms' }),
  'GET /api/pages/{slug}/versions/{version}': () => ({ path: '/api/pages/terms/versions/1' }),
  'PUT /api/staff/pages/{slug}': () => ({
    path: '/api/staff/pages/about',
    body: { version: 1, text: usualSitePages.about, what: 'Nothing.' },
  }),
  'PUT /api/staff/newsletter': () => ({ body: { version: 0, ...usualNewsletter } }),
  'POST /api/bookmarks': (id) => ({ before: [post(id)], body: { postId: id } }),
  'POST /api/posts/{id}/dismissal': (id) => ({ before: [post(id)] }),
  'POST /api/visits': () => ({ body: { begunAgo: 1, endedAgo: 0, opened: [] } }),
  'POST /api/bookmarks/several': (id) => ({
    before: [post(id)],
    first: ['post', '/api/bookmarks', { postId: id }],
    body: { action: 'remove', postIds: [id] },
  }),
  'PATCH /api/bookmarks/{postId}': (id) => ({
    before: [post(id)],
    first: ['post', '/api/bookmarks', { postId: id }],
    body: { note: 'for the kitchen' },
  }),
  'PUT /api/drafts/{id}': () => ({ body: { title: 'Kettle' } }),
  'GET /api/drafts/{id}': () => ({ first: ['put', `/api/drafts/${draftId}`, { title: 'Kettle' }] }),
  'POST /api/deal-alerts': (id) => ({ body: { ...alert, name: `Kettles ${id}` } }),
  'POST /api/deal-alerts/rehearse': () => ({ body: alert }),
  'POST /api/user/username': (_id, person) => ({ body: { username: `${person}_renamed`.slice(-20) } }),
  'PUT /api/user/push': () => ({ body: aBrowser }),
  'PATCH /api/user/profile': () => ({ body: { bio: 'Likes kettles.' } }),
  'PATCH /api/user/preferences': () => ({ body: { currency: 'CAD' } }),
  'POST /api/newsletter': () => ({ body: { email: 'ann@mail.example' } }),
  'POST /api/bug-reports': () => ({
    body: { title: 'A fault', description: 'It fails whenever I press it.', severity: 'annoying' },
  }),
  'POST /api/contact': () => ({
    body: { topic: 'general', name: 'Ann', email: 'ann@mail.example', message: 'How do I get my posts out of here?' },
  }),
  'POST /api/staff/stores': (id) => ({ body: { slug: `shop-${id}`, name: 'A shop', url: 'https://shop.example' } }),
  'POST /api/staff/stores/{slug}/representatives': (id) => ({
    before: [aStore({ slug: `shop-of-${id}`, hosts: [] })],
    path: `/api/staff/stores/shop-of-${id}/representatives`,
    body: { username: 'bob', verified: true, reason: 'They wrote from its address.' },
  }),
  'POST /api/staff/stores/{slug}/representatives/decline': (id) => ({
    before: [
      aStore({ slug: `asked-${id}`, hosts: [] }),
      { type: 'RepresentativeAsked', data: { slug: `asked-${id}`, userId: 'bob', ...whoTheyAre } },
    ],
    path: `/api/staff/stores/asked-${id}/representatives/decline`,
    body: { username: 'bob', reason: 'The address is not of the shop.' },
  }),
  'POST /api/stores/{slug}/representatives': () => ({ body: whoTheyAre }),
  'POST /api/staff/stores/{slug}/merge': (id) => ({
    before: [aStore({ slug: `one-${id}`, hosts: [] }), aStore({ slug: `two-${id}`, hosts: [] })],
    path: `/api/staff/stores/one-${id}/merge`,
    body: { into: `two-${id}`, version: 0, intoVersion: 0, reason: 'It is the same shop.' },
  }),
  'POST /api/staff/stores/{slug}/unmerge': (id) => ({
    before: [
      aStore({ slug: `three-${id}`, hosts: [] }),
      { type: 'StoreMerged', data: { slug: `three-${id}`, into: 'nowhere', reason: 'It is the same shop.' } },
    ],
    path: `/api/staff/stores/three-${id}/unmerge`,
    body: { version: 1 },
  }),
  'PATCH /api/staff/stores/{slug}': () => ({ body: { name: 'North Audio' } }),
  'POST /api/staff/users/{username}/suspension': () => ({
    path: '/api/staff/users/carla/suspension',
    body: { until: new Date(now + 86_400_000).toISOString(), restricts: ['vote'], reason: 'Votes for money.' },
  }),
  'POST /api/moderation/users/{username}/sanctions': () => ({
    path: '/api/moderation/users/carla/sanctions',
    body: { kind: 'warn', reason: 'Please be kind.' },
  }),
  'POST /api/moderation/users/{username}/thread': () => ({
    path: '/api/moderation/users/carla/thread',
    body: { text: 'Where is it from?' },
  }),
  'POST /api/user/thread': (_id, person) => ({
    before: person === 'visitor' ? [] : [wroteTo(names[person])],
    body: { text: 'From the shop.' },
  }),
  'POST /api/staff/projections/{name}/{action}': () => ({
    path: '/api/staff/projections/stores/verify',
    body: {},
  }),
  'GET /api/staff/scores/failures': () => ({ path: '/api/staff/scores/failures?reason=late' }),
  // Nobody here serves a model, so it ends at once instead of scoring everything that was posted before.
  'POST /api/staff/scores/replays': () => ({ body: { model: 'bigger', promptVersion: 'score-1', mostTokens: 20_000 } }),
  'POST /api/staff/scores/replays/{replayId}/stop': () => ({ path: '/api/staff/scores/replays/none/stop', body: {} }),
  'GET /api/staff/scores/replays/{replayId}': () => ({ path: '/api/staff/scores/replays/none' }),
  'POST /api/staff/scores/retry': () => ({ body: { reason: 'late' } }),
  'PATCH /api/staff/inbox/{id}': () => ({ path: '/api/staff/inbox/BR-1', body: { version: 1, state: 'done' } }),
  'POST /api/staff/parked': () => ({ body: { projection: 'stores', key: 'north-audio', action: 'retry' } }),
  'PATCH /api/staff/users/{username}/roles': () => ({
    path: '/api/staff/users/carla/roles',
    body: { isStaff: false },
  }),
}

/** The address of a call about our post, comment, store or member. */
const pathOf = (template: string, id: number): string =>
  template
    .replace('/drafts/{id}', `/drafts/${draftId}`)
    .replace(/\{(id|postId|commentId)\}/g, String(id))
    .replace('{username}', 'ann')
    .replace('/store/{slug}', '/store/north-audio')
    .replace('/category/{slug}', '/category/techelectronics')
    .replace('{slug}', 'north-audio')

async function statusFor(call: string, person: Person): Promise<number> {
  ids += 1
  const [method = '', template = ''] = call.split(' ')
  const about = template.includes('/comments/')
    ? [post(ids), comment(ids)]
    : template.includes('{id}')
      ? [post(ids)]
      : []
  const sample: Sample = { before: about, ...samples[call]?.(ids, person) }
  await site.tell(...(sample.before ?? []))
  const cookie = person === 'visitor' ? '' : (cookies[names[person]] ?? '')
  const send = (as: string, path: string, body?: object) => {
    const request = site.agent[as.toLowerCase() as 'get'](path).set('cookie', cookie)
    return body === undefined ? request : request.send(body)
  }
  if (sample.first !== undefined) {
    const [as, path, body] = sample.first
    const first =
      person === 'visitor' ? site.agent[as as 'post'](path).set('cookie', cookies['ann'] ?? '') : send(as, path, body)
    await first
    await site.settled()
  }
  const answer = await send(sample.method ?? method, sample.path ?? pathOf(template, ids), sample.body)
  return answer.status
}

/** Calls whose refusal has another reason here: what they are about is not there, or a password is missing. */
const aboutNothing: readonly string[] = [
  ...['PATCH /api/deal-alerts/{id}', 'DELETE /api/deal-alerts/{id}', 'PATCH /api/notifications/{id}/seen'],
  ...['POST /api/deal-alerts/{id}/matches/{postId}/dismiss', 'DELETE /api/user/sessions/{id}'],
  // Newcomers suggest nothing yet.
  'POST /api/posts/{id}/same-product',
  ...['POST /api/posts/{id}/suggestions', 'POST /api/posts/{id}/suggestions/{suggestionId}'],
  ...['POST /api/appeals', 'POST /api/moderation/appeals/{id}'],
  ...['DELETE /api/drafts/{id}', 'DELETE /api/user', 'POST /api/user/password', 'POST /api/user/email'],
  ...['POST /api/images', 'POST /api/posts/preview', 'POST /api/user/proof'],
  ...['POST /api/user/proof/passkey-options', 'POST /api/user/security/passkeys'],
  ...['POST /api/user/security/totp/{id}', 'PATCH /api/user/security/factors/{id}'],
  ...['DELETE /api/user/security/factors/{id}', 'POST /api/user/security/recovery-codes'],
  ...['POST /api/staff/projections/{name}/{action}', 'POST /api/staff/parked', 'PATCH /api/staff/inbox/{id}'],
  ...['POST /api/staff/scores/replays', 'POST /api/staff/scores/replays/{replayId}/stop'],
  'GET /api/staff/scores/replays/{replayId}',
  'DELETE /api/staff/featured/{postId}',
  // Nobody made this address.
  'GET /alerts/{key}/feed.xml',
  // Nobody here has a mailbox.
  'POST /api/staff/newsletter/test',
  ...['PUT /api/staff/announcements/{announcementId}', 'POST /api/staff/announcements/{announcementId}/end'],
]

describe.each(persons)('to %s', (person) => {
  it('every call is open that the table opens, and no other', async () => {
    const wrong: string[] = []
    for (const declared of allHttpCalls) {
      const call = declared.at.replace(/:(\w+)/g, '{$1}')
      const status = await statusFor(call, person)
      const may = thoseWhoMay(declared).includes(person)
      const isDone = status < 400 || (aboutNothing.includes(call) && status !== 401 && status < 500)
      const isRefused = (person === 'visitor' ? [401] : [403, 404]).includes(status)
      const isRight = may ? isDone : isRefused
      wrong.push(...(isRight ? [] : [`${call} answered ${status}, and ${may ? 'is' : 'is not'} open`]))
    }
    expect(wrong).toEqual([])
  })
})
