/** Those whom a table of rights tells apart. The author wrote the post or comment in question. */
export const persons = ['visitor', 'member', 'author', 'suspended', 'moderator', 'staff', 'superUser', 'owner'] as const
export type Person = (typeof persons)[number]

const signedIn = persons.filter((person) => person !== 'visitor')
const without = (...some: readonly Person[]) => signedIn.filter((person) => !some.includes(person))
const moderators = ['moderator', 'superUser', 'owner'] as const
const staff = ['staff', 'superUser', 'owner'] as const

/**
 * Who may give which calls, as method and path, as far as it depends on the person; what a call is about may still
 * refuse everybody. A call that is missing here, or that there is not, fails the tests.
 */
export const whoMay: readonly { readonly who: readonly Person[]; readonly calls: readonly string[] }[] = [
  {
    who: persons,
    calls: [
      ...['GET /api/posts', 'GET /api/posts/{id}', 'GET /api/posts/similar', 'GET /api/posts/{id}/comments'],
      ...['GET /api/posts/{id}/price-history', 'GET /api/posts/{id}/rank', 'GET /api/posts/{id}/score'],
      ...['GET /api/posts/{id}/history', 'GET /api/comments/path/{commentId}', 'GET /api/categories'],
      ...['GET /api/stores', 'GET /api/stores/{slug}', 'GET /api/users/{username}'],
      ...['GET /api/users/{username}/posts', 'GET /api/users/{username}/comments'],
      ...['GET /feed.xml', 'GET /category/{slug}/feed.xml', 'GET /store/{slug}/feed.xml'],
      ...['GET /sitemap.xml', 'GET /robots.txt', 'POST /login', 'POST /register', 'POST /logout'],
      ...['POST /api/newsletter', 'POST /api/bug-reports', 'POST /api/contact'],
    ],
  },
  {
    who: signedIn,
    calls: [
      ...['GET /api/user', 'DELETE /api/user', 'GET /api/user/profile'],
      ...['GET /api/user/preferences', 'PATCH /api/user/preferences', 'POST /api/user/password'],
      ...['GET /api/user/security', 'POST /api/user/security/totp', 'POST /api/user/security/totp/{id}'],
      ...['POST /api/user/security/passkey-options', 'POST /api/user/security/passkeys'],
      ...['PATCH /api/user/security/factors/{id}', 'DELETE /api/user/security/factors/{id}'],
      ...['POST /api/user/security/recovery-codes', 'POST /api/user/proof', 'GET /api/user/sign-ins'],
      ...['GET /api/user/email', 'POST /api/user/email', 'POST /api/user/export', 'GET /api/user/sessions'],
      'GET /api/user/standing',
      ...['DELETE /api/user/sessions', 'DELETE /api/user/sessions/{id}', 'GET /api/posts/for-you'],
      ...['GET /api/bookmarks', 'POST /api/bookmarks', 'PATCH /api/bookmarks/{postId}'],
      ...['GET /api/drafts', 'GET /api/drafts/{id}', 'PUT /api/drafts/{id}', 'DELETE /api/drafts/{id}'],
      ...['GET /api/notifications', 'PATCH /api/notifications/{id}/seen', 'POST /api/notifications/seen-all'],
      ...['GET /api/deal-alerts', 'POST /api/deal-alerts', 'PATCH /api/deal-alerts/{id}'],
      ...['DELETE /api/deal-alerts/{id}', 'GET /api/deal-alerts/matches', 'GET /api/deal-alerts/why'],
      ...['POST /api/deal-alerts/rehearse', 'POST /api/deal-alerts/matches/seen'],
      ...['POST /api/deal-alerts/{id}/matches/{postId}/dismiss', 'POST /api/images', 'POST /api/posts/preview'],
    ],
  },
  {
    who: without('suspended'),
    calls: [
      ...['POST /api/posts', 'POST /api/comments', 'POST /api/posts/{id}/votes', 'PATCH /api/user/profile'],
      ...['POST /api/posts/{id}/availability', 'POST /api/posts/{id}/score'],
    ],
  },
  {
    who: without('author', 'suspended'),
    calls: ['POST /api/comments/{id}/votes', 'POST /api/reports/post/{id}', 'POST /api/reports/comment/{id}'],
  },
  {
    who: ['author', ...moderators],
    calls: ['DELETE /api/posts/{id}', 'PATCH /api/comments/{id}', 'DELETE /api/comments/{id}'],
  },
  {
    who: ['author', 'staff', ...moderators],
    calls: ['PATCH /api/posts/{id}', 'PATCH /api/posts/{id}/expire', 'PATCH /api/posts/{id}/renew'],
  },
  {
    who: moderators,
    calls: [
      ...['GET /api/moderation/queue', 'GET /api/moderation/log', 'GET /api/moderation/posts/{id}/events'],
      ...['PATCH /api/moderation/reports/{id}', 'PATCH /api/moderation/posts/{id}/status'],
      ...['POST /api/moderation/posts/{id}/claim', 'DELETE /api/moderation/posts/{id}/claim'],
      ...['GET /api/moderation/posts/{id}', 'PATCH /api/moderation/posts/{id}/reports'],
      ...['POST /api/moderation/posts/{id}/notes', 'POST /api/moderation/posts/{id}/undo'],
      'POST /api/posts/{id}/restore',
      ...['POST /api/comments/{id}/restore', 'GET /api/posts/{id}/as-of'],
      ...['POST /api/staff/users/{username}/suspension', 'POST /api/moderation/users/{username}/sanctions'],
      ...['GET /api/moderation/users', 'GET /api/moderation/users/{username}'],
    ],
  },
  {
    who: staff,
    calls: [
      ...['GET /api/staff/overview', 'GET /api/staff/projections', 'GET /api/staff/parked'],
      ...['POST /api/staff/stores', 'PATCH /api/staff/stores/{slug}'],
    ],
  },
  {
    who: ['owner'],
    calls: ['PATCH /api/staff/users/{username}/roles', 'GET /api/staff/sign-ins'],
  },
]

/** Those who may give a call; undefined where the table does not know it. */
export const thoseWhoMay = (call: string): readonly Person[] | undefined =>
  whoMay.find(({ calls }) => calls.includes(call))?.who
