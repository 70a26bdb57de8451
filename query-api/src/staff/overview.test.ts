import { categoryDesk, overviewView, type DayFact, type Overview } from '@deals/events'
import {
  aComment,
  aPost,
  aPostApproval,
  aPostExpiry,
  aPostSentToReview,
  aReport,
  aRole,
  aUser,
  aVote,
  ann,
  bob,
  firstTime,
  mo,
  stacy,
  sue,
  told,
} from '@deals/events/testing'
import { openSite, siteForAll } from '../testing/open-site.ts'

const minute = 60_000
const day = 24 * 60 * minute
const now = firstTime + 20 * day
const on = (days: number, minutes = 0) => ({ at: firstTime + days * day + minutes * minute })
const toReview = { to: 'staff-review' as const }
const site = siteForAll({ now })
beforeAll(() =>
  site.tell(
    ...[ann, bob, mo, stacy, sue].map((userId) => aUser({ userId, username: userId }, on(1))),
    ...[aRole({ userId: mo, role: 'moderator' }), aRole({ userId: stacy, role: 'staff' })],
    aRole({ userId: sue, role: 'superUser' }),
    ...[1, 2].map((postId) => aPost({ postId }, on(1))),
    aPost({ postId: 3, status: 'staff-review' }, on(19)),
    aPostApproval({ postId: 3 }, { by: mo, ...on(19, 10) }),
    aPostSentToReview({ postId: 1, ...toReview }, { by: mo, ...on(19) }),
    aPostApproval({ postId: 1 }, { by: mo, ...on(19, 40) }),
    aPostSentToReview({ postId: 2, ...toReview }, { by: mo, ...on(20) }),
    aPostExpiry({ postId: 1 }, on(20)),
    ...[bob, mo].map((userId) => aVote({ postId: 3, userId }, { by: userId, ...on(20) })),
    aComment({ postId: 3 }, on(20)),
    aReport({ postId: 3 }, { by: bob, ...on(20) }),
    told({ type: 'DealVisited', data: { postId: 3, count: 1 } }, on(19)),
    told({ type: 'DealVisited', data: { postId: 3, count: 10 } }, on(20)),
  ),
)

const overview = async (question = ''): Promise<Overview> =>
  overviewView.parse((await site.ask(`/api/staff/overview${question}`, stacy)).body)
const lastOf = ({ series }: Overview, ...facts: DayFact[]) =>
  facts.map((wanted) => series.find(({ fact }) => fact === wanted)?.counts.slice(-2))

it('tells what stands now', async () => {
  expect((await overview()).now).toEqual({ active: 1, expired: 1, inReview: 1, openReports: 1, members: 5 })
})

it('counts each fact on its day, up to today', async () => {
  const week = await overview()
  expect(week.dates).toHaveLength(7)
  expect(week.dates.at(-1)).toBe(new Date(now).toISOString().slice(0, 10))
  expect(
    lastOf(week, 'submitted', 'published', 'reviewed', 'expired', 'votes', 'comments', 'reports', 'clicks'),
  ).toEqual([
    ...[
      [1, 0],
      [1, 0],
      [2, 0],
      [0, 1],
    ],
    ...[
      [0, 2],
      [0, 1],
      [0, 1],
      [1, 10],
    ],
  ])
})

it('looks back as far as it is asked to', async () => {
  const [week, month] = await Promise.all([overview('?days=7'), overview('?days=30')])
  const joined = ({ series }: Overview) =>
    series.find(({ fact }) => fact === 'joined')?.counts.reduce((sum, count) => sum + count)
  expect([joined(week), joined(month)]).toEqual([0, 5])
  expect((await site.ask('/api/staff/overview?days=8', stacy)).status).toBe(400)
})

it('tells how long the middle one of the reviews took', async () => {
  expect((await overview()).medianReviewMinutes).toBe(10)
})

it('leaves as a table with a row for each day', async () => {
  const { text, headers } = await site.ask('/api/staff/overview?days=7&format=csv', stacy)
  expect(headers['content-type']).toMatch('text/csv')
  const [head = '', ...rows] = text.trimEnd().split('\r\n')
  expect(head).toMatch(/^day,Posts submitted,Posts published,.*,Members joined,/)
  expect([rows.length, rows.at(-2)]).toEqual([
    7,
    `${new Date(now - day).toISOString().slice(0, 10)},1,1,0,0,2,0,0,0,0,1,0,1,0,0,0,0,0`,
  ])
})

it.each(['overview', 'projections', 'parked'])('is for staff alone: %s', async (part) => {
  const replies = await Promise.all([undefined, ann, mo, stacy, sue].map((as) => site.ask(`/api/staff/${part}`, as)))
  expect(replies.map(({ status }) => status)).toEqual([401, 403, 403, 200, 200])
})

it('counts what is active on each shelf of the catalogue, and new in a week', async () => {
  const shop = await openSite({ now })
  const of = (postId: number, subCategorySlug: string, days: number) =>
    aPost({ postId, categorySlug: 'computers', subCategorySlug }, on(days))
  await shop.tell(
    ...[aUser({ userId: stacy, username: stacy }), aRole({ userId: stacy, role: 'staff' })],
    ...[of(1, 'laptops', 1), of(2, 'laptops', 19), of(3, 'monitors', 19), of(4, 'monitors', 2)],
    aPostExpiry({ postId: 4 }, on(3)),
  )
  const { categories } = categoryDesk.parse((await shop.ask('/api/staff/categories', stacy)).body)
  const computers = categories.find(({ slug }) => slug === 'computers')
  expect([categories[0]?.slug, categories.length]).toEqual(['clothingaccessories', 24])
  expect(computers).toMatchObject({ activeDeals: 3, newThisWeek: 2 })
  expect(computers?.subCategories.filter(({ activeDeals }) => activeDeals > 0)).toEqual([
    { name: 'Laptops', slug: 'laptops', activeDeals: 2, newThisWeek: 1, movedTo: null },
    { name: 'Monitors', slug: 'monitors', activeDeals: 1, newThisWeek: 1, movedTo: null },
  ])
  await shop.close()
})
