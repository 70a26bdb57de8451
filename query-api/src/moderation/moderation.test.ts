import { beforeFirst, caseView, priorityOf, queueView, slaOf } from '@deals/events'
import {
  aPost,
  aPostApproval,
  aPostExpiry,
  aPostSentToReview,
  aReport,
  aSuspension,
  aRole,
  aUser,
  ann,
  bob,
  firstTime,
  mo,
  stacy,
  sue,
  told,
  joining,
} from '@deals/events/testing'
import { idsOf } from '../testing/ids-of.ts'
import { siteForAll } from '../testing/open-site.ts'
import { toCsv } from '../platform/csv.ts'

const minute = 60_000
const hour = 60 * minute
const now = firstTime + 240 * hour
const quoting = {
  code: 'other',
  severity: 'info' as const,
  evidence: 'It names a thing.',
  words: { field: 'title' as const, from: 1, to: 6, length: '=Thing number 1'.length },
}
const page = {
  outcome: 'read' as const,
  address: 'https://shop.example/p',
  title: 'A thing',
  price: 5999,
  currency: 'USD' as const,
  stock: null,
  rating: null,
}
const site = siteForAll({ now })
beforeAll(async () => {
  const review = (postId: number, hoursAgo: number, to: 'staff-review' | 'poster-review' = 'staff-review') =>
    aPostSentToReview({ postId, to }, { by: mo, at: now - hoursAgo * hour })
  const suspicious = { code: 'link', severity: 'suspicious' as const, evidence: 'A shortened link.' }
  await site.tell(
    ...joining(ann, bob, mo, stacy, sue),
    ...[1, 2, 3, 4, 5].map((postId) => aPost({ postId, categorySlug: 'pets', title: `=Thing number ${postId}` })),
    told(
      {
        type: 'PostReviewAdvised',
        data: {
          postId: 1,
          verdict: 'pass',
          confidence: 1,
          findings: [quoting],
          model: 'm',
          seen: { page, pictures: [] },
        },
      },
      { by: ann },
    ),
    review(1, 1),
    aPostSentToReview({ postId: 2, to: 'staff-review', findings: [suspicious] }, { by: mo, at: now - hour / 4 }),
    review(3, 3, 'poster-review'),
    aReport({ postId: 4, reason: 'harmful', weight: 1.5, note: 'It burns.' }, { by: bob, at: now - hour }),
    aReport({ postId: 5, userId: 'u2', reason: 'expired' }, { by: 'u2', at: now - hour }),
    told(
      { type: 'ReportResolved', data: { postId: 5, commentId: null, userId: 'u2', outcome: 'upheld', caseId: null } },
      { by: mo, stream: 'report-5_u2' },
    ),
    aPostApproval({ postId: 3 }, { by: sue }),
    review(3, 3, 'poster-review'),
    aPostExpiry({ postId: 5 }, { by: ann }),
    told({ type: 'CaseAssigned', data: { postId: 1, assigneeId: mo } }, { by: mo, at: now - 5 * minute }),
    told({ type: 'CaseAssigned', data: { postId: 2, assigneeId: sue } }, { by: sue, at: now - 4 * minute }),
  )
})

it('tells what the automatic check found and saw, with the words that it rests on', async () => {
  const { body } = await site.ask('/api/moderation/posts/1', mo)
  expect(caseView.safeParse(body).error).toBeUndefined()
  expect(body).toMatchObject({
    check: {
      findings: [{ code: 'other', evidence: 'It names a thing.', quote: 'Thing' }],
      page: { title: 'A thing', price: 59.99 },
    },
  })
})

describe('the queue', () => {
  it('holds what waits, the most pressing first, with why', async () => {
    const { body } = await site.ask('/api/moderation/queue', mo)
    expect(queueView.safeParse(body).error).toBeUndefined()
    expect(idsOf(body, 'items')).toEqual([2, 1])
    expect(body).toMatchObject({
      total: 2,
      counts: { queue: 2, reports: 1, 'poster-review': 1, 'ai-review': 0 },
      items: [
        {
          sla: 'green',
          assignee: { assignee: sue },
          findings: [{ code: 'link' }],
          poster: { username: ann },
          priority: 2.04,
        },
        { sla: 'amber', assignee: null, feedback: 'Please name the size.', priority: 0.17 },
      ],
    })
  })

  it('holds open reports with who reported and what it weighs', async () => {
    const { body } = await site.ask('/api/moderation/queue?tab=reports', sue)
    expect(body).toMatchObject({
      total: 1,
      items: [
        {
          postId: 4,
          reports: [{ id: `4_${bob}`, reason: 'harmful', weight: 1.5, reporter: bob, note: 'It burns.' }],
          priority: 4.67,
        },
      ],
    })
  })

  it.each([
    ['poster-review', [3]],
    ['ai-review', []],
    ['edits', []],
  ])('has a tab %s', async (tab, ids) => {
    expect(idsOf((await site.ask(`/api/moderation/queue?tab=${tab}`, mo)).body, 'items')).toEqual(ids)
  })
})

describe('what is kept for a moderator', () => {
  const kept = (over: object = {}) =>
    told({ type: 'CaseKept', data: { postId: 9, assigneeId: mo, until: now + hour / 2, ...over } }, { by: ann })
  const site = siteForAll({ now })
  beforeAll(async () => {
    const held = (postId: number, minutes: number) =>
      aPostSentToReview({ postId, to: 'staff-review' }, { by: mo, at: now - minutes * minute })
    await site.tell(
      ...[ann, mo, sue].map((userId) => aUser({ userId, username: userId })),
      ...[mo, sue].map((userId) => aRole({ userId, role: 'moderator' })),
      ...[7, 8, 9].map((postId) => aPost({ postId })),
      ...[held(7, 70), held(8, 60), held(9, 50), kept()],
    )
  })
  const page = async (who: string, rest = '') => (await site.ask(`/api/moderation/queue?${rest}`, who)).body

  it('comes first to them, and others see for whom it is', async () => {
    expect(idsOf(await page(mo), 'items')).toEqual([9, 7, 8])
    const ofSue = await page(sue)
    expect(idsOf(ofSue, 'items')).toEqual([7, 8, 9])
    expect(ofSue).toMatchObject({ items: [{ isKept: false }, {}, { isKept: true, assignee: { assignee: mo } }] })
    expect((await site.ask('/api/moderation/posts/9', sue)).body).toMatchObject({ isKept: true, hindrance: 'held' })
  })

  it('is on one page alone, however small pages are', async () => {
    const seen: unknown[] = []
    let rest = 'limit=1'
    for (let next: unknown = ''; next !== null; rest = `limit=1&cursor=${String(next)}`) {
      const body = await page(mo, rest)
      seen.push(...idsOf(body, 'items'))
      next = (body as { next: string | null }).next
    }
    expect(seen).toEqual([9, 7, 8])
    const numbered = await Promise.all([1, 2, 3, 4].map((one) => page(mo, `limit=1&page=${one}`)))
    expect(numbered.map((body) => idsOf(body, 'items'))).toEqual([[9], [7], [8], []])
  })
})

describe('a page of the queue', () => {
  it('begins where the one before ended', async () => {
    const first = await site.ask('/api/moderation/queue?limit=1', mo)
    const { next } = first.body as { next: string }
    expect(idsOf(first.body, 'items')).toEqual([2])
    const second = await site.ask(`/api/moderation/queue?limit=1&cursor=${next}`, mo)
    expect(idsOf(second.body, 'items')).toEqual([1])
    expect(second.body).toMatchObject({ next: null, total: 2 })
  })

  it.each([
    ['reason=link', [2]],
    ['reason=spam', []],
    ['category=pets', [2, 1]],
    ['category=gaming', []],
    ['store=north-audio&poster=ANN', [2, 1]],
    ['poster=nobody-of-that-name', []],
    ['trust=1', [2, 1]],
    ['trust=0', []],
    ['trust=1&category=gaming', []],
    ['holder=somebody', [2]],
    ['holder=nobody', [1]],
    ['holder=me', []],
    ['waiting=30', [1]],
    ['q=thing&waiting=30', [1]],
    ['q=umbrella', []],
  ])('is narrowed by %s', async (filter, ids) => {
    const { body } = await site.ask(`/api/moderation/queue?${filter}`, mo)
    expect(idsOf(body, 'items')).toEqual(ids)
    expect(body).toMatchObject({ total: ids.length, counts: { queue: 2 } })
  })

  it.each(['cursor=here', 'trust=3', 'waiting=soon', 'holder=all', 'tab=all'])('is refused for %s', async (filter) => {
    expect((await site.ask(`/api/moderation/queue?${filter}`, mo)).status).toBe(400)
  })
})

describe('a case', () => {
  const caseOf = async (postId: number, as = mo) => (await site.ask(`/api/moderation/posts/${postId}`, as)).body

  it('holds the post, why it is there, and what the poster has done', async () => {
    const body = await caseOf(2)
    expect(caseView.safeParse(body).error).toBeUndefined()
    expect(body).toMatchObject({
      postId: 2,
      details: { id: 2, content: 'Down from 99.99, best price this year. Ships free.', status: 'staff-review' },
      findings: [{ code: 'link' }],
      assignee: { assignee: sue },
      hindrance: 'held',
      record: { published: 5, removed: 0 },
    })
    const { record, duplicates } = body as { record: { recent: { id: number }[] }; duplicates: { sameUrl: boolean }[] }
    expect(record.recent.map(({ id }) => id)).not.toContain(2)
    expect(duplicates.map(({ sameUrl }) => sameUrl)).toEqual([true, true, true, true])
  })

  it('tells the decided reports with their outcome', async () => {
    expect(await caseOf(5)).toMatchObject({ reports: [], decided: [{ reason: 'expired', outcome: 'upheld' }] })
    expect(await caseOf(4)).toMatchObject({ reports: [{ reason: 'harmful', note: 'It burns.' }], hindrance: null })
  })

  it('may be held by the one who asks', async () => {
    expect(await caseOf(2, sue)).toMatchObject({ hindrance: null })
  })
})

it.each([
  ['no reports', { reports: [], findings: [] }, 6 * hour, 1],
  [
    'reports by severity and weight',
    {
      reports: [
        { reason: 'harmful', weight: 2 },
        { reason: 'spam', weight: 0.5 },
      ],
      findings: [],
    },
    0,
    7,
  ],
  ['a suspicious finding', { reports: [], findings: [{ severity: 'suspicious' }, { severity: 'suspicious' }] }, 0, 2],
] as const)('weighs %s', (...[, waiting, waited, priority]) => {
  expect(priorityOf({ ...waiting, since: now - waited, views: 0 }, now)).toBeCloseTo(priority, 10)
})

it.each([
  [29, 'green'],
  [30, 'amber'],
  [119, 'amber'],
  [120, 'red'],
])('is after %s minutes %s', (minutes, colour) => {
  expect(slaOf(minutes * 60_000)).toBe(colour)
})

describe('the log', () => {
  it('holds what moderators did, the latest first', async () => {
    const { body } = await site.ask('/api/moderation/log', mo)
    const { entries } = body as { entries: { kind: string; actor: { username: string }; postId: number }[] }
    expect(entries.map(({ kind, actor, postId }) => [kind, actor.username, postId])).toEqual([
      ['PostSentToReview', mo, 3],
      ['PostApproved', sue, 3],
      ['ReportResolved', mo, 5],
      ['PostSentToReview', mo, 3],
      ['PostSentToReview', mo, 2],
      ['PostSentToReview', mo, 1],
    ])
  })

  it('tells what can still be taken back, and what was decided about members', async () => {
    const { body } = await site.ask(`/api/moderation/log?actor=${mo}`, sue)
    const { entries } = body as { entries: { kind: string; undo: number | null; postId: number | null }[] }
    expect(entries.map(({ kind, postId, undo }) => [kind, postId, undo])).toEqual([
      ['PostSentToReview', 3, 3],
      ['ReportResolved', 5, null],
      ['PostSentToReview', 3, null],
      ['PostSentToReview', 2, 1],
      ['PostSentToReview', 1, 2],
    ])
    expect(await site.ask('/api/moderation/log?kind=UserWarned', mo)).toMatchObject({ body: { total: 0 } })
  })

  it('leaves as a table that starts no formula', async () => {
    const { text, headers } = await site.ask('/api/moderation/log?format=csv', mo)
    expect(headers['content-type']).toMatch('text/csv')
    expect(text.split('\r\n')).toHaveLength(8)
    expect(text.split('\r\n')[1]).toMatch(/,mo,moderator,PostSentToReview,3,'=Thing number 3,active,poster-review,/)
    expect(toCsv(['a'], [['say "x", y']])).toBe('a\r\n"say ""x"", y"\r\n')
  })

  it('holds what was decided about several posts at once', async () => {
    const bulk = { bulkId: 'b', userId: mo, decision: 'deleted', postIds: [1, 2, 3] } as const
    await site.tell(
      told({ type: 'BulkDecided', data: { ...bulk, postIds: [...bulk.postIds] } }, { by: mo, stream: 'bulk-b' }),
    )
    expect((await site.ask('/api/moderation/log?kind=BulkDecided', sue)).body).toMatchObject({
      total: 1,
      entries: [{ actor: { username: mo }, postId: null, member: null, title: '3 posts', code: 'deleted' }],
    })
  })
})

it('gives the raw events of a post and its reports', async () => {
  const { body } = await site.ask('/api/moderation/posts/5/events', mo)
  const { events } = body as { events: { type: string; stream: string; position: number }[] }
  expect(events.map(({ type, stream }) => [type, stream])).toEqual([
    ['PostSubmitted', 'post-5'],
    ['PostReported', 'report-5_u2'],
    ['ReportResolved', 'report-5_u2'],
    ['PostExpired', 'post-5'],
  ])
  const inLog = (await site.log.readAll({ after: beforeFirst, limit: 1_000 })).events
  const mine = inLog.filter(({ data }) => data['postId'] === 5)
  expect(events.map(({ position }) => position)).toEqual(mine.map(({ position }) => position))
})

it.each(['queue', 'log', 'posts/1', 'posts/1/events'])('is for moderators alone: %s', async (path) => {
  const replies = await Promise.all(
    [undefined, ann, stacy, mo, sue].map((as) => site.ask(`/api/moderation/${path}`, as)),
  )
  expect(replies.map(({ status }) => status)).toEqual([401, 403, 403, 200, 200])
})

it('a case is held by nobody who may not moderate any more', async () => {
  const caseOf = async (postId: number) => (await site.ask(`/api/moderation/posts/${postId}`, mo)).body
  await site.tell(aSuspension({ userId: sue }))
  const free = await caseOf(2)
  await site.tell(told({ type: 'UserReinstated', data: { userId: sue, reason: null } }, { by: mo }))
  expect([free, await caseOf(2)]).toMatchObject([
    { assignee: null, hindrance: null },
    { assignee: { assignee: sue }, hindrance: 'held' },
  ])
})

it.each([4.5, 1])(
  'the most pressing stands first also of what is held, whoever took it before: %d min ago',
  async (ago) => {
    await site.tell(
      told({ type: 'CaseAssigned', data: { postId: 1, assigneeId: mo } }, { by: mo, at: now - ago * minute }),
    )
    const { body } = await site.ask('/api/moderation/queue?holder=somebody', sue)
    expect(idsOf(body, 'items')).toEqual([2, 1])
  },
)

it.each([
  ['somebody', false],
  ['nobody', true],
])('counts what was taken while a clock was ahead as free: holder=%s', async (holder, isListed) => {
  const byClockAhead = { by: sue, at: now + 24 * hour }
  await site.tell(told({ type: 'CaseAssigned', data: { postId: 2, assigneeId: sue } }, byClockAhead))
  const { body } = await site.ask(`/api/moderation/queue?holder=${holder}`, mo)
  expect(idsOf(body, 'items').includes(2)).toBe(isListed)
  expect((await site.ask('/api/moderation/posts/2', mo)).body).toMatchObject({ assignee: null })
})
