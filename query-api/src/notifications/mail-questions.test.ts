import {
  beforeFirst,
  defaultNotices,
  letterTimeOf,
  mutedAsFact,
  nothingMuted,
  numberOf,
  positionFrom,
  type NoticePreferences,
  type NoticeRef,
  type Position,
  type SystemQueries,
} from '@deals/events'
import * as say from '@deals/events/testing'
import { ann, bob, firstTime, mo, told } from '@deals/events/testing'
import { createSystemQueries } from '../system-queries.ts'
import { siteForEach } from '../testing/open-site.ts'

const hour = 3_600_000
const day = 24 * hour
const now = firstTime + 10 * day
const soon = { at: now - hour }

const site = siteForEach({ now })
let queries: SystemQueries
beforeEach(async () => {
  queries = createSystemQueries(site.readModels, () => site.clock.now)
  await site.tell(
    ...[ann, bob, mo].map((userId) => say.aUser({ userId, username: userId })),
    say.aStore(),
    say.aPost({ postId: 1, title: 'Good headphones' }),
  )
})

const chooses = (userId: string, notices: Partial<NoticePreferences>, at = firstTime) =>
  told({ type: 'PreferencesChanged', data: { userId, notices: { ...defaultNotices, ...notices } } }, { by: userId, at })
const comment = (commentId = 10) => say.aComment({ commentId, postId: 1, rootId: commentId }, { by: bob, ...soon })
const sent = (ref: NoticeRef) =>
  told({ type: 'NotificationSent', data: { ...ref, channel: 'email', providerRef: 'r' } }, {})
/** What the latest event told members of, as far as they want letters of it. */
const toldBy = async (position: Position) => (await queries.noticesOf({ events: [{ position }] }))[0]
const toldByLast = async () => (await toldBy(await site.log.head()))?.letters ?? []
const wantComments = () => site.tell(chooses(ann, { email: { comments: true } }))

describe('a letter about something', () => {
  it('is for whom it concerns and who wants it', async () => {
    await site.tell(comment())
    expect(await toldByLast()).toEqual([])
    await wantComments()
    await site.tell(comment(11), say.aPostSentToReview({ postId: 1 }, { by: mo, ...soon }))
    expect(await toldByLast()).toEqual([
      { notificationId: `${numberOf(await site.log.head())}-poster-changes-requested`, userId: ann },
    ])
  })

  it('says what the site says', async () => {
    await wantComments()
    await site.tell(comment())
    const [notice] = await toldByLast()
    expect(notice && (await queries.noticeFor(notice))).toEqual({
      type: 'comments',
      message: 'bob commented on your post “Good headphones”',
      url: '/post/1/comment/10',
    })
  })

  it('is told once of what is gathered, when it begins', async () => {
    await wantComments()
    await site.tell(comment(10), comment(11))
    expect(await toldByLast()).toEqual([])
    const [notice] = (await toldBy(positionFrom(numberOf(await site.log.head()) - 1)))?.letters ?? []
    expect(notice && (await queries.noticeFor(notice))?.message).toBe('2 new comments on your post “Good headphones”')
  })

  it.each<[string, (ref: NoticeRef) => say.Told]>([
    ['was seen', (ref) => told({ type: 'NotificationSeen', data: ref }, { by: ann })],
    ['was sent', sent],
    ['is not wanted any more', () => chooses(ann, {})],
    [
      'was written by somebody who is muted',
      () => say.someChangedPreferences({ muted: mutedAsFact({ ...nothingMuted(), members: [bob] }) }),
    ],
    [
      'was about somebody who left',
      () => told({ type: 'UserErased', data: { userId: ann, requestId: 'r' } }, { by: ann }),
    ],
  ])('is needed no more once it %s', async (_what, happens) => {
    await wantComments()
    await site.tell(comment())
    const position = await site.log.head()
    const [notice] = await toldByLast()
    if (notice === undefined) {
      throw new Error('nobody was told')
    }
    await site.tell(happens(notice))
    expect(await queries.noticeFor(notice)).toBeNull()
    expect(await toldBy(position)).toMatchObject({ letters: [] })
  })

  it('is told of each of several events by itself', async () => {
    await wantComments()
    await site.tell(comment())
    const commented = await site.log.head()
    await site.tell(say.aPostSentToReview({ postId: 1 }, { by: mo, ...soon }))
    const events = [{ position: await site.log.head() }, { position: positionFrom(1) }, { position: commented }]
    const told = await queries.noticesOf({ events })
    expect(told.map(({ letters }) => letters.map(({ notificationId }) => notificationId.split('-')[0]))).toEqual([
      [String(numberOf(await site.log.head()))],
      [],
      [String(numberOf(commented))],
    ])
  })

  it('is tried again after it failed', async () => {
    await wantComments()
    await site.tell(comment())
    const [notice] = await toldByLast()
    const failed = { userId: ann, notificationId: notice?.notificationId ?? '', channel: 'email', code: 'c' } as const
    await site.tell(told({ type: 'NotificationSendFailed', data: failed }, {}))
    expect(notice && (await queries.noticeFor(notice))).toMatchObject({ type: 'comments' })
    expect(notice && (await queries.isSent(notice))).toBe(false)
  })

  it('is for its own reader alone', async () => {
    await wantComments()
    await site.tell(comment())
    const [notice] = await toldByLast()
    expect(await queries.noticeFor({ notificationId: notice?.notificationId ?? '', userId: bob })).toBeNull()
  })

  it('goes by how the member wants letters', async () => {
    const quietHours = { from: 22, until: 7 }
    await site.tell(chooses(ann, { quietHours, timeZone: 'America/Toronto', email: { 'my-posts': false } }))
    expect(await queries.lettersOf({ userId: ann })).toEqual({
      digest: 'off',
      digestTime: 'morning',
      quietHours,
      timeZone: 'America/Toronto',
      past: [{ slot: 'off morning UTC', since: 0, until: firstTime }],
      wants: ['alerts', 'standing'],
      newsletter: false,
      currency: null,
    })
    expect((await queries.lettersOf({ userId: 'zoe' })).wants).toEqual(['alerts', 'my-posts', 'standing'])
  })
})

describe('a notice on devices', () => {
  const pushedByLast = async () => (await toldBy(await site.log.head()))?.pushes ?? []
  const reply = () =>
    say.aComment({ commentId: 11, postId: 1, rootId: 10, parentId: 10, parentAuthorId: ann }, { by: bob, ...soon })

  it('tells what is usual until its reader chooses otherwise', async () => {
    await site.tell(comment())
    expect(await pushedByLast()).toEqual([])
    await site.tell(reply())
    expect(await pushedByLast()).toMatchObject([{ userId: ann }])
    await site.tell(chooses(ann, { push: { replies: false } }), reply())
    expect(await pushedByLast()).toEqual([])
  })

  it('leaves whether or not a letter did, and is kept from whom its reader mutes', async () => {
    await site.tell(chooses(ann, { email: { replies: true } }), reply())
    const [notice] = await pushedByLast()
    const asked = { notificationId: notice?.notificationId ?? '', userId: ann, channel: 'push' } as const
    await site.tell(sent(asked))
    expect(await queries.noticeFor(asked)).toMatchObject({ type: 'replies' })
    await site.tell(say.someChangedPreferences({ muted: mutedAsFact({ ...nothingMuted(), members: [bob] }) }))
    expect(await queries.noticeFor(asked)).toBeNull()
  })

  it.each<[string, number, { push: boolean; wants: boolean }]>([
    ['an alert that asks for it', 1, { push: true, wants: true }],
    ['an alert that does not', 0, { push: false, wants: true }],
    ['an alert of somebody who wants none of alerts', 0, { push: true, wants: false }],
  ])('from %s: %i', async (_what, count, { push, wants }) => {
    await site.tell(
      chooses(bob, { push: { alerts: wants } }),
      say.anAlert({ channels: { email: false, push } }),
      say.anAlertMatch({ postId: 1 }, soon),
    )
    expect(await pushedByLast()).toHaveLength(count)
  })
})

describe('a letter about a match', () => {
  const email = { channels: { email: true, push: false } }
  const alert = (over: Parameters<typeof say.anAlert>[0] = {}) => say.anAlert({ ...email, ...over })
  const match = (over: Parameters<typeof say.anAlertMatch>[0] = {}) => say.anAlertMatch({ postId: 1, ...over }, soon)

  it('comes from alerts that write', async () => {
    await site.tell(alert(), match())
    const [notice] = await toldByLast()
    expect(notice && (await queries.noticeFor(notice))).toEqual({
      type: 'alerts',
      url: '/post/1',
      message: 'New match for “Headphones”: “Good headphones”',
    })
  })

  it.each<[string, say.Told[]]>([
    ['do not write', [say.anAlert(), match()]],
    ['gather', [alert({ frequency: 'daily' }), match({ frequency: 'daily' })]],
    ['belong to who wants no letters of alerts', [chooses(bob, { email: { alerts: false } }), alert(), match()]],
  ])('does not come alone from alerts that %s', async (_what, history) => {
    await site.tell(...history)
    expect(await toldByLast()).toEqual([])
  })

  it('gathers the matches of a period and a pace', async () => {
    await site.tell(
      ...[say.aPost({ postId: 2 }), say.aPost({ postId: 3 }), say.aPostDeletion({ postId: 3 })],
      ...[alert({ frequency: 'daily' }), say.anAlert({ alertId: 'silent', frequency: 'daily' })],
      ...[match({ frequency: 'daily' }), match({ postId: 3, frequency: 'daily' })],
      ...[match({ postId: 2, frequency: 'hourly' }), match({ alertId: 'silent', postId: 2, frequency: 'daily' })],
    )
    const until = letterTimeOf(soon.at, 'daily', { ...defaultNotices, past: [] })
    const asked = { userId: bob, frequency: 'daily', until } as const
    expect(await queries.matchesFor(asked)).toMatchObject([
      { postId: 1, title: 'Good headphones', alertName: 'Headphones', storeName: 'North Audio', price: 5999 },
    ])
    expect(await queries.matchesFor({ ...asked, until: until - day })).toEqual([])
  })
})

describe('milestones', () => {
  const voted = (postId: number, at = now - hour) =>
    Array.from({ length: 10 }, (_, nr) => say.aVote({ postId, userId: `m${nr}` }, { by: `m${nr}`, at }))

  it('are found from where they were looked for last', async () => {
    const { upTo } = await queries.milestonesAfter({ position: null, limit: 10 })
    await site.tell(chooses(ann, { email: { milestones: true } }), ...voted(1))
    const found = await queries.milestonesAfter({ position: upTo, limit: 10 })
    expect(found).toEqual({
      notices: [{ notificationId: `${numberOf(await site.log.head())}-poster-votes-milestone`, userId: ann }],
      pushes: [],
      upTo: await site.log.head(),
      log: await site.log.identity(),
    })
    expect(await queries.milestonesAfter({ position: found.upTo, limit: 10 })).toMatchObject({ notices: [] })
  })

  it('go to devices of those who want that', async () => {
    await site.tell(chooses(ann, { push: { milestones: true } }), ...voted(1))
    expect(await queries.milestonesAfter({ position: beforeFirst, limit: 10 })).toMatchObject({
      notices: [],
      pushes: [{ userId: ann }],
    })
  })

  it('of the past bring no letters', async () => {
    await site.tell(chooses(ann, { email: { milestones: true } }), ...voted(1, now - 2 * day))
    expect(await queries.milestonesAfter({ position: beforeFirst, limit: 10 })).toMatchObject({ notices: [] })
  })

  it('are read part by part', async () => {
    await site.tell(chooses(ann, { email: { milestones: true } }), say.aPost({ postId: 2 }), ...voted(1), ...voted(2))
    const first = await queries.milestonesAfter({ position: beforeFirst, limit: 1 })
    const second = await queries.milestonesAfter({ position: first.upTo, limit: 1 })
    expect([first.notices.length, second.notices.length]).toEqual([1, 1])
    expect(first.notices).not.toEqual(second.notices)
  })
})
