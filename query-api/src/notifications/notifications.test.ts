import { defaultNotices, notificationList, numberOf } from '@deals/events'
import {
  aComment,
  anAlert,
  anAlertMatch,
  aPost,
  aPostDeletion,
  aPostExpiry,
  aPostSentToReview,
  aRole,
  aUser,
  aVote,
  ann,
  bob,
  firstTime,
  mo,
  olive,
  someChangedPreferences,
  stacy,
  told,
} from '@deals/events/testing'
import { createSystemQueries } from '../system-queries.ts'
import { siteForEach } from '../testing/open-site.ts'
import { messageOf } from './notification-message.ts'

const minute = 60_000
const comment = (commentId: number, postId: number, over: Parameters<typeof aComment>[0] = {}) =>
  aComment(
    { commentId, postId, rootId: commentId, ...over },
    { by: over.authorId ?? bob, at: firstTime + commentId * minute },
  )

interface Notice {
  id: string
  message: string
  seen: boolean
  kind: string
  url: string
}
const site = siteForEach()
beforeEach(() =>
  site.tell(
    ...[ann, bob, mo].map((userId) => aUser({ userId, username: userId })),
    aPost({ postId: 1, title: 'Good headphones' }),
    aPost({ postId: 2, title: 'Better headphones' }),
  ),
)

const notices = async (query = '', as = ann) => {
  const { body } = await site.ask(`/api/notifications?${query}`, as)
  expect(notificationList.safeParse(body).error).toBeUndefined()
  return (body as { notifications: Notice[] }).notifications
}
const messages = async (query?: string, as?: string) => (await notices(query, as)).map(({ message }) => message)

it.each([
  ['upheld', null, '“Good headphones”: moderators agreed with you'],
  ['dismissed', null, '“Good headphones”: moderators looked at it, and it stands'],
  ['upheld', 7, 'a comment on “Good headphones”: moderators agreed with you'],
  ['dismissed', 7, 'a comment on “Good headphones”: moderators looked at it, and it stands'],
] as const)(
  'says in plain words what came of a report that was %s, of comment %s',
  async (outcome, commentId, words) => {
    const data = { postId: 1, commentId, userId: ann, outcome, caseId: null }
    await site.tell(told({ type: 'ReportResolved', data }, { by: mo, stream: `report-1_${ann}` }))
    expect(await messages()).toEqual([`You reported ${words}`])
  },
)

it.each([
  ['removed', undefined, null, 'a post: moderators agreed and removed it'],
  ['removed', 7, 'Good headphones', 'a comment on “Good headphones”: moderators agreed and removed it'],
  ['merged', undefined, 'Good headphones', '“Good headphones”: it was merged into another post'],
  ['over', undefined, 'Good headphones', '“Good headphones”: it is marked as over now'],
  [
    ...(['reopened', undefined, 'Good headphones'] as const),
    '“Good headphones”: the decision was taken back, and moderators look at it again',
  ],
  ['returned', undefined, null, 'a post: moderators agreed; nobody sees it until it is changed'],
] as const)('says what was done with what was reported: %s, of comment %s', (...[detail, commentId, title, words]) => {
  const told = { kind: 'report-decided' as const, count: 1, detail, ...(commentId && { commentId }) }
  expect(messageOf(told, { actor: 'mo', alert: null, title })).toBe(`You reported ${words}`)
})

it('says in a sentence what happened, the latest first', async () => {
  await site.tell(
    comment(10, 1),
    comment(11, 1, { authorId: ann, parentId: 10, rootId: 10, depth: 1, parentAuthorId: bob }),
    ...Array.from({ length: 10 }, (_, at) => aVote({ postId: 2, userId: `u${at}` }, { by: `u${at}` })),
    aPostSentToReview({ postId: 2 }),
    aPostDeletion({ postId: 1, cause: 'moderator' }, { by: mo }),
  )
  expect(await messages()).toEqual([
    'Your post “Good headphones” was removed',
    'Your post “Better headphones” needs a change before others can see it',
    'Your post “Better headphones” reached 10 votes',
    'bob commented on your post “Good headphones”',
  ])
  // Of a post that is gone, others do not learn the title.
  expect(await messages('', bob)).toEqual(['ann replied to your comment on a post'])
})

it('reminds of changes, of what is kept for a moderator, and of deals that are back', async () => {
  const day = 86_400_000
  await site.tell(
    aRole({ userId: mo, role: 'moderator' }),
    aPostSentToReview({ postId: 2 }),
    ...[3, 10].map((of) =>
      told({ type: 'PosterReminded', data: { postId: 2, day: of } }, { at: firstTime + of * day, by: mo }),
    ),
    told({ type: 'CaseKept', data: { postId: 2, assigneeId: mo, until: firstTime } }, { by: ann }),
    aPostExpiry({ postId: 1 }, { by: mo }),
    told({ type: 'PostRenewalSuggested', data: { postId: 1, members: 3 } }, { by: mo }),
  )
  expect(await messages()).toEqual([
    '3 members say that your post “Good headphones” is available again. Renew it?',
    'Your post “Better headphones” still waits for your changes; without them it goes in 4 days',
    'Your post “Better headphones” still waits for your changes',
    'Your post “Better headphones” needs a change before others can see it',
  ])
  expect(await notices('', mo)).toMatchObject([
    {
      message: 'ann changed “Better headphones” as you asked; it is kept for you for a while',
      url: '/staff/moderation/queue?case=2',
    },
    { kind: 'role-given' },
  ])
})

it.each([
  [mo, 'moderator', 'a moderator'],
  [stacy, 'moderator', 'a member of staff'],
  [olive, 'moderator', 'an owner'],
  [bob, 'member', 'a trusted member'],
] as const)('says as what %s ended a post', async (by, cause, words) => {
  await site.tell(aPostExpiry({ postId: 1, cause }, { by }))
  expect(await messages()).toEqual([
    `Your post “Good headphones” was marked as expired by ${words}. See what you can do`,
  ])
})

it('tells of a role that was given and taken, but not who did so themselves', async () => {
  const leaves = told({ type: 'RoleRevoked', data: { userId: ann, role: 'owner' } }, { by: ann })
  await site.tell(
    ...[aRole({ userId: ann, role: 'moderator' }), aRole({ userId: ann, role: 'superUser' })],
    ...[told({ type: 'RoleRevoked', data: { userId: ann, role: 'superUser' } }, { by: mo }), leaves],
  )
  expect(await notices()).toMatchObject([
    { message: 'You are no longer a super user', url: '/account/settings/standing' },
    { message: 'You are a super user now. See what you can do', url: '/staff/dashboard' },
    { message: 'You are a moderator now. See what you can do', url: '/staff/moderation/queue' },
  ])
  expect(await notices()).toHaveLength(3)
})

it('groups comments on one post with a count, and is unread again with each of them', async () => {
  await site.tell(comment(10, 1))
  const [first] = await notices()
  const seen = { userId: ann, notificationId: first?.id ?? '' }
  await site.tell(told({ type: 'NotificationSeen', data: seen }, {}))
  expect(await notices()).toMatchObject([{ seen: true, message: 'bob commented on your post “Good headphones”' }])
  expect(await notices('unread=true')).toEqual([])

  await site.tell(comment(12, 1, { authorId: mo }))
  expect(await notices('unread=true')).toMatchObject([
    { id: first?.id, seen: false, message: '2 new comments on your post “Good headphones”', url: '/post/1/comment/12' },
  ])
})

it('says what the newest says of what else is gathered, and how many there were', async () => {
  const cheaper = (price: number) => {
    const data = { postId: 1, userId: bob, news: 'cheaper', price, currency: 'USD', expiresAt: null } as const
    return told({ type: 'SaverTold', data }, { at: firstTime })
  }
  await site.tell(cheaper(4_000), cheaper(3_000))
  expect(await messages('', bob)).toEqual([
    'You saved “Good headphones”: its price fell 2 times, and now it costs $30.00',
  ])
})

it('marks everything up to a position as read', async () => {
  await site.tell(comment(10, 1), comment(11, 2))
  const upToPosition = numberOf(await site.log.head())
  await site.tell(told({ type: 'AllNotificationsSeen', data: { userId: ann, upToPosition } }, {}))
  await site.tell(comment(12, 2, { parentId: 11, rootId: 11, parentAuthorId: ann, depth: 1 }))
  const { body } = await site.ask('/api/notifications', ann)
  expect(body).toMatchObject({ page: 1, limit: 25, total: 3, unread: 1 })
})

it('are narrowed to one type, while what is unread is counted among all', async () => {
  await site.tell(comment(10, 1), aPostSentToReview({ postId: 1, to: 'poster-review' }, { by: mo }))
  const { body } = await site.ask('/api/notifications?type=comments', ann)
  expect(body).toMatchObject({ notifications: [{ kind: 'comment' }], total: 1, unread: 2 })
  expect((await site.ask('/api/notifications?type=nothing', ann)).status).toBe(400)
})

describe('what alerts found', () => {
  const found = (over: Parameters<typeof anAlertMatch>[0] = {}) => anAlertMatch({ userId: ann, ...over })

  it('stands among the rest, by the name of the alert', async () => {
    await site.tell(anAlert({ userId: ann, name: 'Ears' }), found({ postId: 1 }), comment(10, 2), found({ postId: 2 }))
    expect(await messages()).toEqual([
      'New match for “Ears”: “Better headphones”',
      'bob commented on your post “Better headphones”',
      'New match for “Ears”: “Good headphones”',
    ])
    expect(await notices('limit=1')).toMatchObject([{ kind: 'alert-match', url: '/post/2', seen: false }])
  })

  it('is gathered where that was asked for, and seen like the rest', async () => {
    const daily = { frequency: 'daily' } as const
    const alert = anAlert({ userId: ann, name: 'Ears', ...daily })
    await site.tell(alert, found({ postId: 1, ...daily }), found({ postId: 2, ...daily }))
    const [first] = await notices()
    expect(first).toMatchObject({ message: '2 new matches for “Ears”', url: '/deal-alerts/matches', seen: false })
    const notificationId = first?.id ?? ''
    const queries = createSystemQueries(site.readModels, () => site.clock.now)
    expect(await queries.hasNotification({ userId: ann, notificationId })).toBe(true)
    expect(await queries.hasNotification({ userId: bob, notificationId })).toBe(false)
    await site.tell(told({ type: 'NotificationSeen', data: { userId: ann, notificationId } }, {}))
    expect(await notices()).toMatchObject([{ seen: true }])
  })
})

it('leaves out what the member does not want to be told in the site, and counts without it', async () => {
  const inApp = { comments: false, alerts: false }
  await site.tell(
    anAlert({ userId: ann }),
    ...[anAlertMatch({ userId: ann, postId: 1 }), comment(10, 1), aPostSentToReview({ postId: 2 })],
    someChangedPreferences({ notices: { ...defaultNotices, inApp } }),
  )
  expect(await messages()).toEqual(['Your post “Better headphones” needs a change before others can see it'])
  expect((await site.ask('/api/notifications', ann)).body).toMatchObject({ total: 1, unread: 1 })
})

it('gives pages', async () => {
  await site.tell(comment(10, 1), comment(11, 2))
  expect(await messages('limit=1&page=2')).toEqual(['bob commented on your post “Good headphones”'])
  expect((await site.ask('/api/notifications?page=0', ann)).status).toBe(400)
})

it('forgets what is older than 90 days', async () => {
  await site.tell(comment(10, 1))
  site.clock.now += 90 * 24 * 60 * minute
  expect(await notices()).toEqual([])
})

it('is for members', async () => {
  const { status, text } = await site.ask('/api/notifications')
  expect([status, text]).toEqual([401, 'Please sign in.'])
})
