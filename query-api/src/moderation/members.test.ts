import { givenReports, memberCase, memberList, standingView, type SanctionView } from '@deals/events'
import { aPost, aReport, ann, bob, firstTime, mo, sue, told, joining } from '@deals/events/testing'
import { siteForAll } from '../testing/open-site.ts'

const day = 86_400_000
const now = firstTime + 10 * day
const site = siteForAll({ now })
beforeAll(async () => {
  const until = now + day
  const restricted = {
    userId: ann,
    until,
    restricts: ['vote' as const],
    reasonCode: 'moderator',
    reason: 'Votes for money.',
  }
  await site.tell(
    ...joining(ann, bob, mo, sue),
    told({ type: 'UserWarned', data: { userId: ann, reason: 'Please be kind.' } }, { by: mo }),
    told({ type: 'UserNoted', data: { userId: ann, note: 'Third time.' } }, { by: sue }),
    told({ type: 'UserSuspended', data: restricted }, { by: mo }),
  )
})

const get = async (path: string, as?: string) => (await site.ask(path, as)).body
const namesIn = (body: unknown) => memberList.parse(body).members.map(({ username }) => username)

describe('members, for moderators', () => {
  it('are found by the beginning of their name; without one those about whom was decided last', async () => {
    expect(namesIn(await get('/api/moderation/users?q=BO', mo))).toEqual([bob])
    expect(namesIn(await get('/api/moderation/users?q=nobody', mo))).toEqual([])
    expect(namesIn(await get('/api/moderation/users', mo))).toEqual([ann])
  })

  it('come with everything that was decided about them', async () => {
    const body = memberCase.parse(await get(`/api/moderation/users/${ann}`, mo))
    expect(body).toMatchObject({ restricts: ['vote'], until: new Date(now + day).toISOString(), mayJudge: true })
    expect(body.sanctions.map(({ kind, by, reason }) => [kind, by, reason])).toEqual([
      ['UserSuspended', mo, 'Votes for money.'],
      ['UserNoted', sue, 'Third time.'],
      ['UserWarned', mo, 'Please be kind.'],
    ])
    expect(await get(`/api/moderation/users/${sue}`, mo)).toMatchObject({ mayJudge: false })
    expect((await site.ask('/api/moderation/users/nobody', mo)).status).toBe(404)
  })

  it.each(['/api/moderation/users', `/api/moderation/users/${ann}`])('are not for others: %s', async (path) => {
    expect([(await site.ask(path)).status, (await site.ask(path, bob)).status]).toEqual([401, 403])
  })
})

describe('what a member reported', () => {
  beforeAll(async () => {
    const report = (postId: number, hours: number) =>
      aReport({ postId, userId: bob, reason: 'spam', note: 'Look.' }, { by: bob, at: firstTime + hours * 3_600_000 })
    const ended = { commentId: null, userId: bob, outcome: 'upheld' as const, caseId: null }
    await site.tell(
      ...[1, 2, 3].map((postId) => aPost({ postId, title: `Thing ${postId}` })),
      ...[1, 2, 3].map((postId) => report(postId, postId)),
      told({ type: 'ReportResolved', data: { ...ended, postId: 2 } }, { by: bob, stream: `report-2_${bob}` }),
    )
  })
  const path = `/api/moderation/users/${bob}/reports`

  it('is told with how it ended, the latest first, page by page', async () => {
    const list = givenReports.parse(await get(`${path}?limit=2`, mo))
    expect(list.total).toBe(3)
    expect(list.reports.map(({ post, outcome, note }) => [post?.title, outcome, note])).toEqual([
      ['Thing 3', null, 'Look.'],
      ['Thing 2', 'upheld', 'Look.'],
    ])
    const rest = givenReports.parse(await get(`${path}?limit=2&page=2`, mo))
    expect(rest.reports.map(({ post }) => post?.id)).toEqual([1])
    expect(await get(`/api/moderation/users/${sue}/reports`, mo)).toEqual({ reports: [], total: 0 })
  })

  it.each([
    [undefined, 401],
    [bob, 403],
  ])('is not for others: %s', async (as, status) => {
    expect((await site.ask(path, as)).status).toBe(status)
  })
})

describe('the one about whom was decided', () => {
  it('reads what and why, but neither who it was nor what moderators note for each other', async () => {
    const body = standingView.parse(await get('/api/user/standing', ann))
    expect(body.restricts).toEqual(['vote'])
    expect(body.sanctions.map(({ kind, by, reason }) => [kind, by, reason])).toEqual([
      ['UserSuspended', null, 'Votes for money.'],
      ['UserWarned', null, 'Please be kind.'],
    ])
    expect(await get('/api/user/standing', bob)).toMatchObject({ restricts: [], until: null, sanctions: [] })
  })

  it('is told, with the way to the reasons', async () => {
    const { notifications } = (await get('/api/notifications', ann)) as {
      notifications: { kind: string; url: string }[]
    }
    expect(notifications.map(({ kind, url }) => [kind, url])).toEqual([
      ['restricted', '/account/settings/standing'],
      ['warned', '/account/settings/standing'],
    ])
  })
})

it('stands in the log', async () => {
  const { entries } = (await get('/api/moderation/log', mo)) as { entries: { kind: string; member: string }[] }
  expect(entries.map(({ kind, member }) => [kind, member])).toEqual([
    ['UserSuspended', ann],
    ['UserNoted', ann],
    ['UserWarned', ann],
  ])
})

it('says to all three why a restriction ended, where the moderator said so', async () => {
  const reason = 'It was a mistake of ours.'
  await site.tell(
    told({ type: 'UserReinstated', data: { userId: ann, reason: null } }, { by: mo }),
    told({ type: 'UserReinstated', data: { userId: ann, reason } }, { by: mo }),
  )
  const ends = (list: { sanctions: readonly SanctionView[] }) => list.sanctions.slice(0, 2).map((one) => one.reason)
  expect(ends(standingView.parse(await get('/api/user/standing', ann)))).toEqual([reason, null])
  expect(ends(memberCase.parse(await get(`/api/moderation/users/${ann}`, mo)))).toEqual([reason, null])
  expect(await get('/api/moderation/log?kind=UserReinstated&limit=1', mo)).toMatchObject({ entries: [{ reason }] })
})
