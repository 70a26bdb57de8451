import { openEventLog } from '@deals/event-log'
import { afterLast, beforeFirst, type DomainEvent } from '@deals/events'
import {
  aCommentDeletion,
  aPost,
  aPostApproval,
  aPostDeletion,
  aPostEdit,
  aPostExpiry,
  aPostSentToReview,
  aReport,
  aScoreRequest,
  type Told,
} from '@deals/events/testing'
import { startFakeEventStore, type FakeEventStore } from '@deals/event-log/testing'
import { scorerModel } from './deal-scores/score-rubric.ts'
import { aPostForJobs } from './testing/a-post-for-jobs.ts'
import { openSmallSite } from './testing/small-site.ts'

const logs = [
  { where: 'memory', startServer: async () => undefined },
  { where: 'EventStoreDB', startServer: startFakeEventStore },
]

let server: FakeEventStore | undefined
let site: ReturnType<typeof openSmallSite>
afterEach(async () => {
  await site.close()
  await server?.stop()
  server = undefined
})
const submitted = aPost({ postId: 1, status: 'ai-review' })

describe.each(logs)('the workers, with the log in $where', ({ startServer }) => {
  beforeEach(async () => {
    server = await startServer()
    const log = server && (await openEventLog({ eventStoreUrl: server.url, file: '', writer: 'inline' }))
    site = openSmallSite(log)
  })

  it('review a new post, ask for its score, and score it', async () => {
    site.posts.set(1, aPostForJobs())
    const workers = site.start()
    await site.tell(submitted)
    await workers.idle()
    expect(site.called()).toEqual(['finishReview', 'requestScore', 'startScore', 'completeScore'])
    const [review, , , completed] = site.calls
    expect(review?.request).toMatchObject({ postId: 1, findings: [], model: 'built-in-checks-2' })
    expect(completed?.request).toMatchObject({ postId: 1, attempt: 1, model: scorerModel })
    const { position, head } = await workers.status()
    expect(position).toBe(head)
  })

  it('look through all posts, part by part, when a store is blocked, and through those that wait when it is let in', async () => {
    const inParts = (after: string | null) =>
      after === null ? { postIds: [4], next: '4' } : { postIds: [7], next: null }
    const workers = site.start()
    const bring = async (status: 'active' | 'blocked') => {
      await site.tell({ type: 'StoreChanged', data: { slug: 'dubious', changes: { status } } })
      await workers.idle()
      return site.calls.splice(0).map(({ name, request }) => [name, request['postId']])
    }
    await site.tell({ type: 'StoreChanged', data: { slug: 'dubious', changes: { name: 'Dubious' } } })
    await workers.idle()
    expect(site.called()).toEqual([])
    site.answers.ofBlocked = inParts
    expect(await bring('blocked')).toEqual([
      ['sendToStaffReview', 4],
      ['sendToStaffReview', 7],
    ])
    site.answers.ofBlocked = () => ({ postIds: [], next: null })
    site.answers.held = inParts
    expect(await bring('active')).toEqual([
      ['releaseFromBlock', 4],
      ['releaseFromBlock', 7],
    ])
  })

  it('an overturned appeal is followed to its end, and one that was upheld leads to nothing', async () => {
    const workers = site.start()
    const decisionId = '2f6d1c1e-6a0b-4c55-9f0e-2b7b7a4f3c11'
    const answered = (outcome: 'upheld' | 'overturned') =>
      site.tell({ type: 'AppealDecided', data: { decisionId, userId: 'ann', outcome, answer: 'Sorry.' } })
    await answered('upheld')
    await answered('overturned')
    await workers.idle()
    expect(site.calls.map(({ name, request }) => [name, request['decisionId']])).toEqual([['followAppeal', decisionId]])
  })

  it('who left is noted with their account', async () => {
    const workers = site.start()
    await site.tell({ type: 'AccountClosed', data: { userId: 'ann', until: 1, posts: 'keep' } })
    await workers.idle()
    expect(site.calls.map(({ name, request }) => [name, request['userId']])).toEqual([['noteClosing', 'ann']])
  })

  it('an account gets the name that its member took', async () => {
    const workers = site.start()
    await site.tell({ type: 'UsernameChanged', data: { userId: 'ann', username: 'anna', formerUntil: 1 } })
    await workers.idle()
    expect(site.calls.map(({ name, request }) => [name, request['userId']])).toEqual([['followUsername', 'ann']])
  })

  it('carry votes, saved posts and what alerts found after a merge, part by part, and back from where they went', async () => {
    const pages = { voters: { bob: 'p1', cat: null }, savers: { dan: null } }
    site.answers.members = (of, { after }) => {
      const [userId = '', next = null] = Object.entries(pages[of])[after === null ? 0 : 1] ?? []
      return { userIds: [userId], next }
    }
    site.answers.matchesOf.matches = [{ alertId: 'a1', userId: 'eve' }]
    const workers = site.start()
    await site.tell({ type: 'PostMerged', data: { postId: 1, from: 'active', into: 2 } })
    await workers.idle()
    const followed = () => site.calls.map(({ name, request }) => [name, request['userId'] ?? request['postId']])
    const carried = [
      ['gatherDuplicate', 1],
      ['carryVote', 'bob'],
      ['carryVote', 'cat'],
      ['carryBookmark', 'dan'],
      ['carryMatch', 'eve'],
    ]
    expect(followed()).toEqual(carried)
    const asked: [string, number][] = []
    site.answers.merge = { into: 2, isMerged: false }
    site.answers.matchesOf.matches = []
    site.answers.members = (of, { postId }) => {
      asked.push([of, postId])
      return { userIds: [], next: null }
    }
    await site.tell({
      type: 'PostDecisionUndone',
      data: { postId: 1, authorId: 'ann', from: 'expired', to: 'staff-review', undone: 1, publishedAt: null },
    })
    await workers.idle()
    expect(asked).toEqual([
      ['voters', 1],
      ['savers', 2],
    ])
  })

  it('name the event that they answer, so that a repeated command is known as one', async () => {
    site.posts.set(1, aPostForJobs({ status: 'active' }))
    const workers = site.start()
    await site.tell(aScoreRequest({ postId: 1 }))
    await workers.idle()
    const causes = site.calls.map(({ request }) => request['causationId'])
    expect(causes).toHaveLength(2)
    expect(new Set(causes).size).toBe(1)
  })

  it('send a post with findings nowhere but into its review', async () => {
    site.posts.set(1, aPostForJobs({ content: 'Make money fast, see https://bit.ly/x for more.' }))
    const workers = site.start()
    await site.tell(submitted)
    await workers.idle()
    expect(site.called()).toEqual(['finishReview'])
    expect(site.calls[0]?.request['findings']).toMatchObject([{ code: 'shortened-link' }, { code: 'spam-words' }])
  })

  it('wait for read models that are behind the event', async () => {
    site.posts.set(1, aPostForJobs({ type: 'discussion', price: null }))
    const workers = site.start()
    site.reads.upTo = beforeFirst
    await site.tell(submitted)
    const idle = workers.idle()
    while (site.reads.behind === 0) {
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(site.called()).toEqual([])
    site.reads.upTo = afterLast
    await idle
    expect(site.called()).toEqual(['finishReview'])
  })

  it('react to no event twice over a restart, and miss none that came between', async () => {
    site.posts.set(1, aPostForJobs({ type: 'discussion', price: null }))
    const first = site.start()
    await site.tell(submitted)
    await first.idle()
    await first.stop()
    site.posts.set(2, aPostForJobs({ postId: 2, type: 'discussion', price: null }))
    await site.tell(aPost({ postId: 2, status: 'ai-review' }))
    const second = site.start()
    await second.idle()
    expect(site.calls.map(({ name, request }) => `${name} ${String(request['postId'])}`)).toEqual([
      'finishReview 1',
      'finishReview 2',
    ])
  })

  it('do the rest of a score whose first try ended in the middle', async () => {
    site.posts.set(1, aPostForJobs({ status: 'active' }))
    let isFirst = true
    const workers = site.start({
      commands: {
        startScore: async () => (isFirst ? 'done' : 'not-needed'),
        completeScore: async (request) => {
          if (isFirst) {
            isFirst = false
            throw new Error('the process was killed')
          }
          return site.commands.completeScore(request)
        },
      },
    })
    await site.tell(aScoreRequest({ postId: 1 }))
    await workers.idle()
    expect(site.called()).toEqual(['completeScore'])
  })
})

describe('the workers', () => {
  beforeEach(() => {
    site = openSmallSite()
  })

  it('leave a score alone that somebody else has begun', async () => {
    site.posts.set(1, aPostForJobs({ status: 'active' }))
    const workers = site.start({ commands: { startScore: async () => 'not-needed' } })
    await site.tell(aScoreRequest({ postId: 1 }))
    await workers.idle()
    expect(site.called()).toEqual([])
  })

  it('say why a post cannot be scored', async () => {
    site.posts.set(1, aPostForJobs({ type: 'sales', price: null }))
    const workers = site.start()
    await site.tell(aScoreRequest({ postId: 1, attempt: 2 }))
    await workers.idle()
    expect(site.calls[1]).toMatchObject({
      name: 'failScore',
      request: { attempt: 2, code: 'not-scorable', retryable: false },
    })
  })

  it.each<[string, Parameters<typeof aPostEdit>[0], string[]]>([
    ['price', { changes: { price: 4999 } }, ['invalidateScore', 'requestScore', 'startScore', 'completeScore']],
    ['text', { changes: { content: 'Still good, and in stock again.' } }, []],
    ['end', { changes: { expiresAt: 5 } }, []],
  ])('score a live post anew when its %s changes, if that matters', async (_field, edit, expected) => {
    site.posts.set(1, aPostForJobs({ status: 'active' }))
    const workers = site.start()
    await site.tell(aPostEdit({ postId: 1, ...edit }))
    await workers.idle()
    expect(site.called().filter((name) => name !== 'finishReview')).toEqual(expected)
  })

  it.each([
    ['enough reports', { reporters: 3, score: 6, harmfulByTrusted: false }, ['sendToStaffReview']],
    ['two reporters however heavy', { reporters: 2, score: 12, harmfulByTrusted: false }, []],
    ['three light reports', { reporters: 3, score: 5.5, harmfulByTrusted: false }, []],
    ['one trusted word of harm', { reporters: 1, score: 3, harmfulByTrusted: true }, ['sendToStaffReview']],
  ])('weigh %s', async (_name, reports, expected) => {
    site.answers.reports = reports
    const workers = site.start()
    await site.tell(aReport({ postId: 1 }))
    await workers.idle()
    expect(site.called()).toEqual(expected)
  })

  it.each([
    ['two trusted members', { confirmed: 0, denied: 3, deniers: 2 }, ['expirePost']],
    ['the poster alone', { confirmed: 0, denied: 3, deniers: 1 }, []],
    ['as many who say the contrary', { confirmed: 1, denied: 3.5, deniers: 3 }, []],
  ])('believe %s that a deal is over, or not', async (_name, said, expected) => {
    site.answers.said = said
    const workers = site.start()
    await site.tell({ type: 'AvailabilityDenied', data: { postId: 1, userId: 'bob', weight: 1 } })
    await workers.idle()
    expect(site.called()).toEqual(expected)
  })

  it.each([
    ['less is needed', { 'over.net': 1, 'over.members': 1 }, ['expirePost']],
    ['more is needed', { 'over.net': 4 }, []],
  ])('ask each time what staff set: %s', async (_name, settings, expected) => {
    site.answers.settings = settings
    site.answers.said = { confirmed: 0, denied: 3, deniers: expected.length === 0 ? 3 : 1 }
    const workers = site.start()
    await site.tell({ type: 'AvailabilityDenied', data: { postId: 1, userId: 'bob', weight: 1 } })
    await workers.idle()
    expect(site.called()).toEqual(expected)
  })

  const open = [
    { id: '1_bob', reason: 'spam', commentId: null },
    { id: '1_cat', reason: 'expired', commentId: null },
    { id: 'c9_bob', reason: 'harmful', commentId: 9 },
  ] as const
  const byMo = { by: 'mo' }
  const system = ({ told: _told, ...event }: Told): DomainEvent => event
  it.each([
    ['an approval by a person', aPostApproval({ postId: 1 }, byMo), { '1_bob': 'dismissed', '1_cat': 'dismissed' }],
    ['an approval by the site', system(aPostApproval({ postId: 1, from: 'ai-review' })), {}],
    ['a request for changes', aPostSentToReview({ postId: 1 }, byMo), { '1_bob': 'upheld', '1_cat': 'upheld' }],
    [
      'a deletion by a moderator',
      aPostDeletion({ postId: 1, cause: 'moderator' }, byMo),
      { '1_bob': 'upheld', '1_cat': 'upheld' },
    ],
    ['a deletion by the poster', aPostDeletion({ postId: 1 }), {}],
    ['the end of the deal', aPostExpiry({ postId: 1, cause: 'report' }), { '1_cat': 'upheld' }],
    [
      'the removal of a comment',
      aCommentDeletion({ postId: 1, commentId: 9, cause: 'moderator' }, byMo),
      { c9_bob: 'upheld' },
    ],
    ['a comment taken back', aCommentDeletion({ postId: 1, commentId: 9 }), {}],
  ])('decide reports by %s', async (_what, event, expected) => {
    // What else follows an event would wait for a post that nobody has seen yet.
    site.posts.set(1, aPostForJobs({ status: 'active' }))
    site.answers.open = [...open]
    const workers = site.start()
    await site.tell(event)
    await workers.idle()
    const resolved = site.calls.filter(({ name }) => name === 'resolveReport')
    expect(Object.fromEntries(resolved.map(({ request }) => [request['reportId'], request['outcome']]))).toEqual(
      expected,
    )
  })

  it('press posters whose posts wait for them for long enough', async () => {
    site.clock.time = 1000
    site.answers.awaited = [
      { postId: 4, dueAt: 1000 },
      { postId: 5, dueAt: 1001 },
    ]
    const workers = site.start()
    await workers.lookAtTheClock()
    expect(site.calls.map(({ name, request }) => [name, request['postId']])).toEqual([['pressPoster', 4]])
  })

  it.each([
    ['enough members', { confirmed: 3, denied: 0, confirmers: 3 }, [3]],
    ['too few members', { confirmed: 3, denied: 0, confirmers: 1 }, []],
    ['members against others', { confirmed: 3.5, denied: 1, confirmers: 3 }, []],
  ])('suggest a renewal when a deal that was over is back by the word of %s', async (_who, said, members) => {
    site.answers.saidSinceEnd = said
    const workers = site.start()
    await site.tell({ type: 'AvailabilityConfirmed', data: { postId: 1, userId: 'bob', weight: 1 } })
    await workers.idle()
    const suggested = site.calls.filter(({ name }) => name === 'suggestRenewal')
    expect(suggested.map(({ request }) => request['members'])).toEqual(members)
  })

  it('let votes count whose voters have grown up, part by part and then from the start', async () => {
    const asked: (string | null)[] = []
    site.answers.ripe = (after) => {
      asked.push(after)
      return after === null
        ? { votes: [{ postId: 1, userId: 'bob' }], next: '1:bob' }
        : { votes: [{ postId: 2, userId: 'cat' }], next: null }
    }
    const workers = site.start()
    await workers.lookAtTheClock()
    await workers.lookAtTheClock()
    await workers.lookAtTheClock()
    expect(asked).toEqual([null, '1:bob', null])
    expect(site.calls.map(({ request }) => [request['postId'], request['userId']])).toEqual([
      [1, 'bob'],
      [2, 'cat'],
      [1, 'bob'],
    ])
    expect(new Set(site.called())).toEqual(new Set(['matureVote']))
  })

  it('end by the clock what is due: deals, scores and reviews', async () => {
    site.answers.due = [1]
    site.answers.stuck = [{ postId: 2, attempt: 3 }]
    site.answers.waiting = [3]
    site.posts.set(3, aPostForJobs({ postId: 3 }))
    const workers = site.start()
    await workers.lookAtTheClock()
    expect(site.calls).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'expirePost',
          request: expect.objectContaining({ postId: 1, cause: 'schedule' }) as object,
        }),
        expect.objectContaining({
          name: 'failScore',
          request: expect.objectContaining({ postId: 2, attempt: 3, code: 'timeout' }) as object,
        }),
        expect.objectContaining({
          name: 'finishReview',
          request: expect.objectContaining({ postId: 3, findings: [] }) as object,
        }),
      ]),
    )
  })
})
