import { posterOutcomes, ruleRehearsalBounds, type PeopleSaid, type PosterOutcome } from '@deals/events'
import {
  aPost,
  aPostApproval,
  aPostDeletion,
  aPostExpiry,
  aPostRenewal,
  aPostSentToReview,
  aReport,
  aStore,
  aVote,
  firstTime,
  mo,
  sue,
  told,
  type Told,
} from '@deals/events/testing'
import { createSystemQueries } from '../system-queries.ts'
import { siteForEach } from '../testing/open-site.ts'
import { saidOfHolding } from './judged-posts.ts'

const hour = 3_600_000
const day = 24 * hour
const now = firstTime + 100 * day
/** As many days before now. */
const ago = (days: number) => now - days * day

const site = siteForEach({ now })

const queries = () => createSystemQueries(site.readModels, () => now)
const rehearse = (values: Record<string, number>) => queries().rehearseSettings({ values })
const report = (
  postId: number,
  days: number,
  { by = 'u1', ...over }: { by?: string; [field: string]: unknown } = {},
): Told => told(aReport({ postId, userId: by, ...over }), { by, at: ago(days) })
/** Three members report a post as an advert, a day after each other. */
const reported = (postId: number, days: number): Told[] => [
  aPost({ postId, title: `Post ${postId}` }, { at: ago(days) }),
  ...['u1', 'u2', 'u3'].map((by, place) => report(postId, days - 1 - place, { by })),
]
const removed = (postId: number, days: number, authorId = 'ann') =>
  told(aPostDeletion({ postId, authorId, cause: 'moderator' }), { by: mo, at: ago(days) })
const resolved = (postId: number, userId: string, outcome: 'upheld' | 'dismissed') =>
  told(
    { type: 'ReportResolved', data: { postId, commentId: null, userId, outcome, caseId: null } },
    { by: mo, at: ago(1) },
  )

describe('a threshold of reports', () => {
  it('is held against what people decided, as it is and as it would be', async () => {
    await site.tell(
      ...[...reported(1, 20), removed(1, 10)],
      ...[...reported(2, 18), resolved(2, 'u1', 'dismissed')],
      ...reported(3, 16),
      ...[aPost({ postId: 4 }, { at: ago(14) }), report(4, 13), removed(4, 12)],
      aPost({ postId: 5 }, { at: ago(3) }),
    )
    const { days, posts, isBounded, rules, order } = await rehearse({ 'reports.score': 8 })
    expect([days, posts, isBounded, order]).toEqual([90, 5, false, null])
    expect(rules).toMatchObject([
      {
        rule: 'reports',
        concerned: 4,
        now: { hits: 3, right: 1, wrong: 1, undecided: 1, missed: 1 },
        candidate: { hits: 0, right: 0, wrong: 0, undecided: 0, missed: 2 },
      },
    ])
    const first = rules[0]?.posts ?? []
    expect(first.map(({ postId, people }) => [postId, people])).toEqual([
      [3, null],
      [2, 'wrong'],
      [1, 'right'],
      [4, 'right'],
    ])
    expect(first[2]).toMatchObject({
      title: 'Post 1',
      status: 'deleted',
      now: new Date(ago(17)).toISOString(),
      candidate: null,
    })
  })

  it('looks no further back than the days that it names', async () => {
    await site.tell(...reported(1, ruleRehearsalBounds.days + 1), ...reported(2, ruleRehearsalBounds.days - 1))
    const { posts, rules } = await rehearse({ 'reports.score': 2, 'reports.reporters': 1 })
    expect([posts, rules[0]?.candidate.hits]).toEqual([1, 1])
  })

  it('says nothing of reports of comments, and writes nothing', async () => {
    const ofComment = report(1, 4, { by: 'u9', commentId: 5, reason: 'harmful', trust: 2 })
    await site.tell(aPost({ postId: 1 }, { at: ago(9) }), {
      ...ofComment,
      told: { ...ofComment.told, stream: 'report-c5_u9' },
    })
    const before = await site.readModels.moment()
    expect((await rehearse({ 'reports.score': 1, 'reports.reporters': 1 })).rules[0]?.concerned).toBe(0)
    expect(await site.readModels.moment()).toBe(before)
  })
})

describe('what people decided about a post that is held', () => {
  const meaning: Readonly<Record<PosterOutcome, PeopleSaid | null>> = {
    approved: 'wrong',
    restored: 'wrong',
    renewed: 'wrong',
    removed: 'right',
    merged: 'right',
    asked: 'right',
    ended: null,
  }
  it.each(posterOutcomes)('%s', (outcome) => {
    expect(saidOfHolding({ outcome }, [{ reason: 'spam', outcome: 'upheld' }])).toBe(meaning[outcome])
  })
  it.each<[string, Parameters<typeof saidOfHolding>[1], PeopleSaid | null]>([
    ['nobody reported it', [], null],
    ['a report waits', [{ reason: 'spam' }], null],
    [
      'one was right',
      [
        { reason: 'spam', outcome: 'dismissed' },
        { reason: 'harmful', outcome: 'upheld' },
      ],
      'right',
    ],
    ['none was right', [{ reason: 'spam', outcome: 'dismissed' }, { reason: 'other' }], 'wrong'],
    ['it was only said to be over', [{ reason: 'expired', outcome: 'upheld' }], null],
  ])('nothing by itself, and %s', (_what, reports, said) => {
    expect(saidOfHolding(undefined, reports)).toBe(said)
  })
})

describe('the words that end a deal', () => {
  const denied = (postId: number, userId: string, { hours = 1, weight = 1 } = {}): Told =>
    told({ type: 'AvailabilityDenied', data: { postId, userId, weight } }, { by: userId, at: ago(9) + hours * hour })
  const deal = (postId: number) => aPost({ postId, authorId: 'ann' }, { at: ago(9) })

  it('are weighed anew by who spoke, whatever their weights were set to then', async () => {
    const change = { name: 'over.weight.2', from: 1.5, to: 4 }
    await site.tell(
      told({ type: 'SettingsChanged', data: { changes: [change] } }, { by: sue, at: ago(20) }),
      ...[deal(1), denied(1, 'u1', { hours: 1, weight: 4 }), denied(1, 'u2', { hours: 2, weight: 0.5 })],
      ...[deal(2), denied(2, 'ann', { hours: 1, weight: 3 }), denied(2, 'u2', { hours: 2, weight: 0.5 })],
    )
    const [over] = (await rehearse({ 'over.weight.2': 1, 'over.weight.poster': 3 })).rules
    expect(over).toMatchObject({ rule: 'over', concerned: 2, now: { hits: 2 }, candidate: { hits: 1 } })
    expect(over?.posts[0]).toMatchObject({ postId: 1, candidate: null })
  })

  it('were right where people ended the deal too, and wrong where they brought it back', async () => {
    const both = (postId: number) => [deal(postId), denied(postId, 'u1'), denied(postId, 'u2', { hours: 2 })]
    const end = (postId: number, cause: 'author' | 'report', hours: number) =>
      told(aPostExpiry({ postId, cause }), { by: 'ann', at: ago(9) + hours * hour })
    await site.tell(
      ...[...both(1), end(1, 'author', 5)],
      ...[...both(2), end(2, 'report', 3), told(aPostRenewal({ postId: 2 }), { by: 'ann', at: ago(8) })],
      ...[...both(3), end(3, 'report', 3)],
      ...[deal(4), denied(4, 'u1'), end(4, 'author', 2)],
    )
    expect((await rehearse({ 'over.net': 2 })).rules[0]).toMatchObject({
      concerned: 4,
      now: { hits: 0, missed: 2 },
      candidate: { hits: 3, right: 1, wrong: 1, undecided: 1, missed: 1 },
    })
  })
})

describe('first posts of new members', () => {
  it('are those that would have waited for a look, with what became of them', async () => {
    const joined = (userId: string, days: number) =>
      told({ type: 'UserRegistered', data: { userId, username: userId, country: 'US' } }, { by: userId, at: ago(days) })
    const post = (postId: number, authorId: string, days: number) =>
      aPost({ postId, authorId }, { by: authorId, at: ago(days) })
    await site.tell(
      ...[joined('new', 5), post(1, 'new', 4), removed(1, 3, 'new'), post(2, 'new', 2)],
      ...[joined('old', 60), post(3, 'old', 50), post(4, 'old', 49), post(5, 'old', 48), post(6, 'old', 4)],
      ...[told(aPostSentToReview({ postId: 6, to: 'staff-review' }), { by: mo, at: ago(3) })],
      told(aPostApproval({ postId: 6, authorId: 'old' }), { by: mo, at: ago(2) }),
    )
    const [first] = (await rehearse({ 'review.first': 1 })).rules
    expect(first).toMatchObject({
      rule: 'newcomers',
      concerned: 5,
      now: { hits: 0, missed: 1 },
      candidate: { hits: 3, right: 1, wrong: 0, undecided: 2, missed: 0 },
    })
    expect(first?.posts.map(({ postId }) => postId)).toEqual([2, 1, 3])
  })
})

describe('how often members post', () => {
  it('refuses what came too soon after others, and what it refused counts for nothing', async () => {
    const joined = told(
      { type: 'UserRegistered', data: { userId: 'new', username: 'new', country: 'US' } },
      { at: ago(5) },
    )
    const post = (postId: number, hours: number) =>
      aPost({ postId, authorId: 'new', status: 'ai-review' }, { by: 'new', at: ago(4) + hours * hour })
    await site.tell(joined, post(1, 0), post(2, 1), removed(2, 3, 'new'), post(3, 25), post(4, 26))
    const [submits] = (await rehearse({ 'submit.0.86400': 1 })).rules
    expect(submits).toMatchObject({
      rule: 'submits',
      concerned: 4,
      now: { hits: 0, missed: 1 },
      candidate: { hits: 2, right: 1, wrong: 0, undecided: 1, missed: 0 },
    })
    expect(submits?.posts.map(({ postId, candidate }) => [postId, candidate !== null])).toEqual([
      [4, true],
      [2, true],
    ])
  })
})

describe('the window of best', () => {
  const voted = (postId: number, votes: number) =>
    Array.from({ length: votes }, (_one, place) =>
      told(aVote({ postId, userId: `v${place}`, authorId: 'ann' }), { by: `v${place}`, at: ago(1) }),
    )

  it('shows the home page as it is and as it would be, with places moved', async () => {
    await site.tell(
      ...[aPost({ postId: 1, title: 'Old and liked' }, { at: ago(3) }), ...voted(1, 30)],
      aPost({ postId: 2, title: 'New' }, { at: ago(1) }),
      aPost({ postId: 3, type: 'discussion' }, { at: ago(1) }),
    )
    const { order, rules } = await rehearse({ 'best.hours': 72 })
    expect(rules).toEqual([])
    expect(order).toEqual({
      concerned: 2,
      places: 2,
      moved: 2,
      posts: [
        { postId: 1, title: 'Old and liked', before: 2, after: 1 },
        { postId: 2, title: 'New', before: 1, after: 2 },
      ],
    })
  })

  it('tells which posts leave the page', async () => {
    const all = Array.from({ length: 26 }, (_one, place) => aPost({ postId: place + 10 }, { at: ago(2) + place }))
    await site.tell(...all, aPost({ postId: 1 }, { at: ago(5) }), ...voted(1, 30))
    const { order } = await rehearse({ 'best.hours': 168 })
    expect(order?.posts[0]).toMatchObject({ postId: 1, before: null, after: 1 })
    expect(order?.posts.at(-1)).toMatchObject({ postId: 11, before: 25, after: null })
    expect(order).toMatchObject({ concerned: 27, places: 25, moved: 26 })
  })
})

describe('the block of a store', () => {
  it('hits what names it or links to it, and says what people decided about that', async () => {
    await site.tell(
      aStore({ slug: 'dubious', hosts: ['dubious.example'], status: 'pending' }),
      ...[aPost({ postId: 1, storeSlug: 'dubious', dealUrl: null }, { at: ago(4) }), removed(1, 3)],
      aPost({ postId: 2, dealUrl: 'https://shop.dubious.example/x' }, { at: ago(2) }),
      aPost({ postId: 3 }, { at: ago(1) }),
    )
    expect(await queries().rehearseStore({ slug: 'dubious' })).toMatchObject({
      days: 90,
      posts: 3,
      rule: {
        rule: 'store',
        concerned: 2,
        now: { hits: 0, missed: 1 },
        candidate: { hits: 2, right: 1, wrong: 0, undecided: 1, missed: 0 },
        posts: [{ postId: 2 }, { postId: 1 }],
      },
    })
    expect(await queries().rehearseStore({ slug: 'nobody' })).toBeNull()
  })
})

it('reads no posts where none of the numbers can be tried, or none is another one', async () => {
  await site.tell(...reported(1, 20))
  const nothing = { posts: 0, isBounded: false, rules: [], order: null }
  expect(await rehearse({ 'vote.1.3600': 10 })).toMatchObject(nothing)
  expect(await rehearse({ 'reports.score': 6 })).toMatchObject(nothing)
  expect(await rehearse({ 'reports.score': 5 })).toMatchObject({ posts: 1 })
})
