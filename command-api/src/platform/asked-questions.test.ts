import { bookmarkLimits, type PostForm } from '@deals/events'
import { aScoreReplay } from '@deals/events/testing'
import { openMemoryLog } from '@deals/event-log'
import { judgeOf, says } from '@deals/process/testing'
import { Unavailable } from '@deals/storage'
import {
  lateAnswer,
  plainCodec,
  readSideOverHttp,
  readSideWithin,
  type ReadSide,
  type Wrong,
} from '../testing/failing-read-side.ts'
import { plainQueries } from '../testing/plain-queries.ts'
import { aLivePost, aSale, bodyOf, smallSite, type Member, type SmallSite } from '../testing/small-site.ts'
import { askingReadSide } from './ask-read-side.ts'
import { askedQuestions, type AskedName, type AskedQuestion } from './asked-questions.ts'
import { createLogger } from './logger.ts'

const hour = 3_600_000
type Answered = { readonly status: number; readonly body: unknown }
type Give = () => PromiseLike<Answered>

/** A site with ann, whose post everything is about. */
interface World {
  readonly site: SmallSite
  readonly ann: Member
  readonly postId: number
}
interface Case {
  /** Makes everything ready, and answers how the command is given that asks the question. */
  readonly ready: (world: World) => Promise<Give>
  /** What is answered while the read side is late. */
  readonly behind: readonly [status: number, body?: object]
  /** What the command is answered that goes on without an answer. */
  readonly away?: unknown
  /** How the question is answered by a read side that is up to date, and by one that is late, where tests know no better. */
  readonly usual?: unknown
  readonly late?: unknown
}

const member = (name: string, ...roles: Parameters<SmallSite['join']>[1][]) => {
  return ({ site }: World) => site.join(name, ...roles)
}
const [bob, cleo, mo, stacy] = [
  member('bob'),
  member('cleo'),
  member('mo', 'moderator'),
  member('stacy', 'staff'),
] as const

type Call = readonly [method: 'post' | 'patch', path: string | ((world: World) => string)]
/** A command of one member. */
const one =
  (by: (world: World) => Promise<Member>, [method, path]: Call, body: object = {}) =>
  async (world: World): Promise<Give> => {
    const sender = await by(world)
    return () => sender[method](typeof path === 'string' ? path : path(world), body)
  }
/** The same kind of thing twice: the first of it is there when the second one is given. */
const second =
  (by: (world: World) => Promise<Member>, path: string, forms: readonly [object, object]) =>
  async (world: World): Promise<Give> => {
    const sender = await by(world)
    expect((await sender.post(path, forms[0])).status).toBe(201)
    return () => sender.post(path, forms[1])
  }
const vote = { value: 1 }
const ofPost = (rest: string) => (world: World) => `/api/posts/${world.postId}${rest}`
const aComment = async ({ ann, postId }: World) =>
  Number(bodyOf(await ann.post('/api/comments', { postId, content: 'Here is more about it.', depth: 0 }))['id'])
const aStore = (slug: string) => ({ slug, name: slug, hosts: ['one.example'] })
const anAlert = { keywords: { any: ['headphones'] } }
const aReplay = { posts: [...aScoreReplay().data.posts], isUnderWay: false }
const otherDeal: PostForm = aSale({ title: 'Quite another sale of the winter', dealUrl: 'https://x.example/other' })

const cases: Readonly<Record<AskedName, Case>> = {
  voteTotal: {
    ready: async (world) => {
      await (await bob(world)).post(ofPost('/votes')(world), vote)
      world.site.time.now += 25 * hour
      return () => world.ann.delete(ofPost('')(world), {})
    },
    behind: [200, { status: 'deleted' }],
  },
  shownVotes: {
    ready: async (world) => {
      await (await cleo(world)).post(ofPost('/votes')(world), vote)
      return one(bob, ['post', ofPost('/votes')], vote)(world)
    },
    behind: [200, { vote: { value: 1 }, votes: 1 }],
    away: { vote: { value: 1 }, votes: null },
  },
  commentVoteTotal: {
    ready: async (world) => {
      const path = `/api/comments/${await aComment(world)}/votes`
      await (await cleo(world)).post(path, vote)
      return one(bob, ['post', path], vote)(world)
    },
    behind: [200, { vote: { value: 1 }, votes: 1 }],
    away: { vote: { value: 1 }, votes: null },
  },
  meter: {
    ready: one(bob, ['post', ofPost('/availability')], { available: false }),
    behind: [200, { confirmed: 0, denied: 1, lastConfirmedAt: null }],
    away: null,
  },
  savedCount: {
    ready: async (world) => {
      const saver = await bob(world)
      await saver.post('/api/bookmarks', { postId: world.postId })
      const postId = await aLivePost(world.site, world.ann, otherDeal)
      return () => saver.post('/api/bookmarks', { postId })
    },
    late: bookmarkLimits.saved - 1,
    behind: [409],
  },
  collectionsOf: {
    ready: async (world) => {
      const saver = await bob(world)
      const path = `/api/bookmarks/${world.postId}`
      await saver.post('/api/bookmarks', { postId: world.postId })
      await saver.patch(path, { collection: 'The last one' })
      return () => saver.patch(path, { collection: 'One too many' })
    },
    late: Array.from({ length: bookmarkLimits.collections - 1 }, (_, at) => `Collection ${at}`),
    behind: [422],
  },
  storeByHost: {
    ready: one(bob, ['post', '/api/posts'], otherDeal),
    behind: [201],
  },
  storesOfHosts: {
    ready: second(stacy, '/api/staff/stores', [aStore('one'), aStore('two')]),
    behind: [422, { fields: { hosts: 'one.example belongs to one already' } }],
  },
  storesNamed: {
    ready: second(stacy, '/api/staff/stores', [aStore('one'), { slug: 'another', name: 'one' }]),
    behind: [201],
  },
  similarPosts: {
    ready: second(bob, '/api/posts', [otherDeal, otherDeal]),
    behind: [409],
  },
  priceStanding: {
    ready: one(bob, ['post', '/api/posts'], otherDeal),
    behind: [201],
  },
  standing: {
    ready: async (world) => {
      const give = await one(bob, ['post', ({ postId }) => `/api/reports/post/${postId}`], { reason: 'spam' })(world)
      // Trust is asked for anew.
      world.site.time.now += hour
      return give
    },
    behind: [200, { reported: true }],
    away: { reported: true },
  },
  reportsOn: {
    ready: async (world) => {
      await (await bob(world)).post(`/api/reports/post/${world.postId}`, { reason: 'spam' })
      const path = `/api/moderation/posts/${world.postId}/reports`
      return one(mo, ['patch', path], { outcome: 'dismissed' })(world)
    },
    behind: [409, { message: 'Nobody waits for a decision about a report here.' }],
  },
  decidedReports: {
    ready: async (world) => {
      const path = `/api/comments/${await aComment(world)}`
      const moderator = await mo(world)
      await moderator.delete(path, { reason: 'Insults' })
      return () => moderator.post(`${path}/restore`)
    },
    behind: [503],
  },
  failedScores: {
    ready: one(stacy, ['post', '/api/staff/scores/retry'], { reason: 'away' }),
    behind: [200, { asked: 0, left: 0 }],
  },
  lastScored: {
    ready: second(stacy, '/api/staff/scores/replays', [{ model: null }, { model: null }]),
    usual: aReplay,
    late: aReplay,
    behind: [201],
  },
  modelSpending: {
    ready: one(bob, ['post', '/api/posts/preview'], { url: 'https://x.example/p/1' }),
    behind: [200, { title: 'Trail runner' }],
    away: { title: 'Trail runner' },
  },
  alertsOf: {
    ready: second(bob, '/api/deal-alerts', [anAlert, anAlert]),
    behind: [409, { message: 'You already have this alert; you made it a moment ago.' }],
  },
  rehearseAlert: {
    ready: one(bob, ['post', '/api/deal-alerts/rehearse'], anAlert),
    behind: [200, { total: 0 }],
  },
  hasNotification: {
    ready: one(bob, ['patch', '/api/notifications/1/seen'], {}),
    late: false,
    behind: [404],
  },
  rehearseSettings: {
    ready: one(member('sue', 'superUser'), ['post', '/api/staff/settings/rehearse'], { values: {} }),
    behind: [200, { posts: 0 }],
  },
  rehearseStore: {
    ready: one(mo, ['post', '/api/moderation/stores/x/rehearse'], {}),
    behind: [404],
  },
  lastVisit: {
    ready: async (world) => {
      world.site.time.now += 25 * hour
      const suggested = { title: 'Winter sale at North Audio!', reason: 'It says more.' }
      return one(cleo, ['post', ofPost('/suggestions')], suggested)(world)
    },
    behind: [200, { state: 'applied' }],
    away: { state: 'open' },
  },
  isFollowable: {
    ready: one(bob, ['post', '/api/user/webhooks'], {
      url: 'https://hooks.bob.dev/deals',
      subject: { kind: 'category', value: 'techelectronics' },
    }),
    late: false,
    behind: [422],
  },
}

/** The read side goes away between a question before an append and the one after it. */
it('what is taken back is taken back, though the read side goes away that very moment', async () => {
  let asked = 0
  const site = smallSite({
    answers: {
      decidedReports: async () => {
        asked += 1
        if (asked === 2) {
          throw new Unavailable('locked')
        }
        const [report] = await site.events('PostReported')
        return report === undefined ? [] : [{ id: report.stream.slice(report.stream.indexOf('-') + 1), reason: 'spam' }]
      },
    },
  })
  try {
    const moderator = await site.join('mo', 'moderator')
    const postId = await aLivePost(site, await site.join('ann'))
    await (await site.join('bob')).post(`/api/reports/post/${postId}`, { reason: 'spam' })
    const removed = await moderator.patch(`/api/moderation/posts/${postId}/status`, {
      status: 'deleted',
      reason: 'Spam',
    })
    const [report] = await site.events('PostReported')
    const [removal] = await site.events('PostDeleted')
    const reportId = report?.stream.slice(report.stream.indexOf('-') + 1) ?? ''
    await site.system.resolveReport({ causationId: removal?.id ?? '', reportId, outcome: 'upheld' })
    const { version } = bodyOf(removed)
    expect((await moderator.post(`/api/moderation/posts/${postId}/undo`, { version })).status).toBe(200)
    expect([asked, (await site.events('ReportReopened')).length]).toEqual([2, 1])
  } finally {
    site.close()
  }
})

it('what is written waits for no answer that does not come', async () => {
  jest.useFakeTimers()
  try {
    const silent = {
      ...plainQueries(openMemoryLog(), plainCodec()),
      shownVotes: () => new Promise<never>(() => undefined),
    }
    const asked = askingReadSide(silent, createLogger({ level: 'silent' })).shownVotes({ postId: 1, userId: 'bob' })
    await jest.advanceTimersByTimeAsync(1000)
    expect(await asked).toBeNull()
  } finally {
    jest.useRealTimers()
  }
})

const html = '<title>Trail runner</title><p>Now only $59.99</p>'
const page = { url: 'https://x.example/p/1', contentType: 'text/html', bytes: Buffer.from(html) }
let model: Awaited<ReturnType<typeof judgeOf>>
beforeAll(async () => {
  model = await judgeOf([says('{}')])
})
afterAll(() => model.close())

describe.each([
  ['in the same process', readSideWithin],
  ['in a process of its own', readSideOverHttp],
])('while a question is not answered %s,', (_where, open) => {
  let wrong: Wrong | null = null
  let readSide: ReadSide
  let site: SmallSite
  beforeAll(async () => {
    readSide = await open(() => wrong)
  })
  afterEach(() => site.close())
  afterAll(() => readSide.close())

  /** The command that asks, all that it needs being there. */
  const giving = async ({ ready }: Case): Promise<Give> => {
    site = smallSite({
      rateLimits: 'off',
      trust: { cleo: 2 },
      judge: model.judge,
      pages: { fetch: async () => ({ page, isGone: false }) },
      between: readSide.between,
    })
    const ann = await site.join('ann')
    return ready({ site, ann, postId: await aLivePost(site, ann, aSale()) })
  }
  const listed = Object.entries(cases) as [AskedName, Case][]

  it.each(listed)('%s is as declared where nobody answers', async (name, one) => {
    wrong = one.usual === undefined ? null : { name, answer: async () => one.usual }
    const give = await giving(one)
    const before = await site.context.log.head()
    wrong = { name }
    const { status, body } = await give()
    const declared: AskedQuestion = askedQuestions[name]
    const isRefused = declared.instead === undefined
    const told = isRefused ? [status, await site.context.log.head()] : [status, body]
    expect(told).toMatchObject(isRefused ? [503, before] : [200, one.away])
  })

  it.each(listed)('%s is as declared where the answer is late', async (name, one) => {
    wrong = { name, answer: lateAnswer(name, one.late === undefined ? undefined : async () => one.late) }
    const give = await giving(one)
    const before = await site.context.log.head()
    const [status, body = {}] = one.behind
    expect(await give()).toMatchObject({ status, body })
    expect(status === 503 && (await site.context.log.head()) !== before).toBe(false)
  })
})
