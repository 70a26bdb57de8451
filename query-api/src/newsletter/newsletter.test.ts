import { newsletterView, usualNewsletter } from '@deals/events'
import * as say from '@deals/events/testing'
import { ann, bob, mo, stacy, told } from '@deals/events/testing'
import { createSystemQueries } from '../system-queries.ts'
import { siteForEach } from '../testing/open-site.ts'

const carla = 'carla'
const hour = 3_600_000
/** A Thursday. */
const now = Date.UTC(2026, 0, 15, 12)
const site = siteForEach({ now })
let queries: ReturnType<typeof createSystemQueries>
beforeEach(async () => {
  queries = createSystemQueries(site.readModels, () => site.clock.now)
  await site.tell(
    ...[ann, bob, carla, mo, stacy].map((userId) => say.aUser({ userId, username: userId })),
    say.aRole({ userId: stacy, role: 'staff' }),
    say.aRole({ userId: mo, role: 'moderator' }),
    ...[1, 2, 3].flatMap((postId) => [
      say.aPost({ postId, title: `Deal ${postId}` }, { at: now - hour }),
      say.aPostApproval({ postId }),
      ...[bob, carla].slice(0, postId).map((userId) => say.aVote({ postId, userId }, { by: userId })),
    ]),
    say.someChangedPreferences({ userId: bob, emailPreferences: { newsletter: true } }),
  )
})

const view = async () => newsletterView.parse((await site.ask('/api/staff/newsletter', stacy)).body)
const { chosen: _chosen, removed: _removed, introduction: _introduction, ...schedule } = usualNewsletter
const planned = (over: { chosen?: number[]; removed?: number[]; introduction?: string; isPaused?: boolean }) =>
  site.tell(
    told(
      { type: 'NewsletterPlanned', data: { ...schedule, introduction: null, chosen: [], removed: [], ...over } },
      { by: stacy },
    ),
  )
const listed = async () => (await view()).deals.map(({ postId }) => postId)

it('shows the next issue as it will be sent, for whom, and when', async () => {
  const { next, members, letter, deals } = await view()
  expect([next, members]).toEqual(['2026-01-19T12:00:00.000Z', 1])
  expect(deals[0]).toMatchObject({ isChosen: false })
  expect(letter?.subject).toBe(`The best deals of the week: ${deals[0]?.title}`)
  expect(letter?.html).toContain('Deal 2')
  expect(letter?.text).toContain('https://deals.example/post/2')
})

it('puts first what staff chose, leaves out what they removed, and begins with their words', async () => {
  await planned({ chosen: [1], removed: [2], introduction: 'Black Friday is near.' })
  expect(await listed()).toEqual([1, 3])
  const { letter, leftOut } = await view()
  expect(letter?.text).toContain('Black Friday is near.')
  expect(leftOut).toEqual([{ postId: 2, title: 'Deal 2', isOver: false }])
})

it('names what was chosen and is over, and nobody gets it, a moment after it was remembered', async () => {
  await planned({ chosen: [1] })
  expect(await listed()).toContain(2)
  await site.tell(say.aPostExpiry({ postId: 1 }), say.aPostExpiry({ postId: 2 }))
  expect(await listed()).toEqual([3])
  expect((await view()).leftOut).toEqual([{ postId: 1, title: 'Deal 1', isOver: true }])
  const issue = await queries.newsletterIssue({ date: null, since: now - 24 * hour, currency: 'USD' })
  expect(issue.deals.map(({ postId }) => postId)).toEqual([3])
})

it('an issue that went out keeps what was planned for it, and tells how many letters left', async () => {
  const data = { date: '2026-01-12', hour: 12, introduction: 'Hello.', chosen: [3], removed: [2, 1] }
  await planned({ introduction: 'Hello.' })
  const sent = {
    notificationId: `newsletter-${bob}-2026-01-12`,
    userId: bob,
    channel: 'email',
    providerRef: 'r',
  } as const
  await site.tell(
    told({ type: 'NewsletterIssued', data }, {}),
    told({ type: 'NotificationSent', data: sent }, { at: Date.UTC(2026, 0, 12, 13) }),
  )
  const { issues, introduction } = await view()
  expect(introduction).toBeNull()
  expect(issues).toEqual([{ date: '2026-01-12', hour: 12, introduction: 'Hello.', letters: 1 }])
  const issue = await queries.newsletterIssue({ date: '2026-01-12', since: now - 24 * hour, currency: null })
  expect([issue.introduction, issue.deals.map(({ postId }) => postId)]).toEqual(['Hello.', [3]])
  expect((await queries.newsletterPlan({})).last).toMatchObject({ date: '2026-01-12', hour: 12 })
})

it('has no next issue while it is paused, and no letter without deals', async () => {
  await planned({ isPaused: true, removed: [1, 2, 3] })
  expect(await view()).toMatchObject({ next: null, letter: null, deals: [] })
})

it('is for staff', async () => {
  const replies = await Promise.all([undefined, ann, mo, stacy].map((as) => site.ask('/api/staff/newsletter', as)))
  expect(replies.map(({ status }) => status)).toEqual([401, 403, 403, 200])
})
