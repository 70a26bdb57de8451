import fc from 'fast-check'
import {
  aBookmark,
  aPost,
  aPostExpiry,
  aPostSentToReview,
  aRole,
  aVote,
  ann,
  bob,
  firstTime,
  mo,
  openedForAll,
  type Told,
} from '@deals/events/testing'
import { describeOnMongo, describeOnRedis } from '@deals/storage/testing'
import { idsOf } from './testing/ids-of.ts'
import { openProcesses, type Processes } from './testing/open-processes.ts'
import { anyWrite, everybody, secret, wholeSite } from './testing/random-writes.ts'

// Room for a server that many suites share.
jest.setTimeout(240_000)

const port = 'query processes'
const anyProcess = fc.constantFrom(0 as const, 1 as const)
const later = 3_600_000

/** Questions whose answers are kept, as wholes or in parts. */
const keptQuestions = [
  '/api/posts?categories=computers',
  '/api/posts?includeRecommendations=true&limit=1',
  '/api/posts?sortOrder=newest&statuses=active,expired,staff-review,poster-review&limit=2',
  '/api/posts?q=headphones',
  '/api/posts/1',
  '/api/posts/1/comments?sort=new&limit=1',
  '/api/posts/2/comments',
  '/api/posts/featured',
  '/api/posts/similar?postId=3',
  '/api/posts/for-you',
  '/api/notifications',
  '/api/users/ann/posts',
]
/** What shows why a post waits, or that it is there, to those who may see it. */
const questionsAbout = (postId: number) => [
  '/api/posts?statuses=staff-review',
  `/api/posts/${postId}`,
  `/api/posts/${postId}/comments`,
  '/api/posts?q=headphones&statuses=staff-review',
  `/api/posts/${postId}/price-history`,
]

describeOnMongo({ port, name: 'two query processes on one MongoDB' }, (mongo) => {
  const open = () => openProcesses({ mongoUrl: mongo().url })
  describe('that remember by themselves', () => {
    const site = openedForAll(open)
    showWhatIsWritten(site)
  })

  describeOnRedis({ port, name: 'that share a memory' }, (redis) => {
    const site = openedForAll(() => openProcesses({ mongoUrl: mongo().url, redisUrl: redis().url }))
    showWhatIsWritten(site)
    goOnWithOneList(site)
  })
})

/** What somebody writes, what they ask right after, and which process. */
const anyStep = fc.record({ write: anyWrite, path: fc.constantFrom(...keptQuestions), asked: anyProcess })

function showWhatIsWritten(site: Processes): void {
  beforeAll(() => site.tell(...wholeSite()))

  it('show who has written all of it, or say that it may be missing; and everybody what would be computed', async () => {
    let shown = 0
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 4 }), async (steps) => {
        for (const { write, path, asked } of steps) {
          const writer = write.told?.by ?? ann
          // What is kept from here on is from before the write.
          await site.processes[asked](path, writer)
          const written = await site.append(write)
          const own = await site.processes[asked](path, writer, written)
          await site.caughtUp()
          const isStale = own.headers['x-stale'] !== undefined
          const expected = (await site.computed(path, writer)).text
          expect([path, writer, isStale ? expected : own.text]).toEqual([path, writer, expected])
          shown += isStale ? 0 : 1
          // Totals that took long are kept for a while, whatever others write.
          site.clock.now += later
          await askedByAll(site, { path, writer, written })
        }
      }),
      { numRuns: 5 },
    )
    // Most are folded before who asks is answered.
    expect(shown).toBeGreaterThan(0)
  })

  it('say so as long as what was written is not folded', async () => {
    await site.tell(aPost({ postId: 50, urlKey: 'page/50' }, { at: firstTime }))
    await site.stopFolding()
    const written = await site.append(aVote({ postId: 50, value: -1 }, { by: bob }))
    const ask = () => Promise.all(site.processes.map((process) => process('/api/posts/50', bob, written)))
    const before = await ask()
    await site.foldAgain()
    await site.caughtUp()
    const after = await ask()
    expect(before.map(({ status, headers }) => [status, headers['x-stale']])).toEqual([
      [200, '1'],
      [200, '1'],
    ])
    expect(after.map(({ headers, body }) => [headers['x-stale'], body])).toEqual([
      [undefined, expect.objectContaining({ userVote: -1 })],
      [undefined, expect.objectContaining({ userVote: -1 })],
    ])
  })

  it.each([
    [0, 1],
    [1, 0],
  ] as const)('give away nothing that one of them answered to another: %i, then %i', async (first, second) => {
    const [held, open] = [30 + first, 40 + first]
    const written = await site.tell(
      // Whoever lost the role meanwhile has it again.
      aRole({ userId: mo, role: 'moderator' }),
      aPost({ postId: held, urlKey: `page/${held}` }),
      aPost({ postId: open, urlKey: `page/${open}` }),
      aPostSentToReview({ postId: held, to: 'staff-review', feedback: secret }, { by: mo }),
      aVote({ postId: open }, { by: mo }),
      aBookmark({ postId: open }, { by: mo }),
    )
    const questions = [...questionsAbout(held), `/api/posts/${open}`]
    const told = await Promise.all(questions.map((path) => site.processes[first](path, mo, written)))
    expect(told.map(({ text }) => text.includes(secret))).toContain(true)
    for (const as of [undefined, bob]) {
      for (const path of questions) {
        const { text } = await site.processes[second](path, as)
        expect([path, as, text]).toEqual([path, as, (await site.computed(path, as)).text])
        expect(text).not.toContain(secret)
      }
    }
  })
}

/** Who has written asks first: what that look has found is what everybody is shown from then on, by both processes. */
async function askedByAll(
  site: Processes,
  { path, writer, written }: { path: string; writer: string; written: Awaited<ReturnType<Processes['append']>> },
): Promise<void> {
  const computed = new Map<string | undefined, string>()
  for (const as of everybody) {
    computed.set(as, (await site.computed(path, as)).text)
  }
  for (const process of site.processes) {
    const { headers } = await process(path, writer, written)
    expect(headers).not.toHaveProperty('x-stale')
    for (const as of everybody) {
      const [first, second] = [await process(path, as), await process(path, as)]
      expect([path, as, first.text]).toEqual([path, as, computed.get(as)])
      expect(second.text).toBe(first.text)
    }
  }
}

const size = 3
let lists = 0
const anyMove = fc.record({
  process: anyProcess,
  as: fc.constantFrom(undefined, bob),
  rising: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 3 }),
  over: fc.option(fc.integer({ min: 0, max: 11 })),
  added: fc.boolean(),
})

/** A shelf that nobody has scrolled through before. */
function aShelf() {
  lists += 1
  const storeSlug = `shop-${lists}`
  const firstId = 1_000 * lists
  const post = (at: number) => aPost({ postId: firstId + at, storeSlug }, { at: firstTime + at })
  return { storeSlug, post, posts: Array.from({ length: 12 }, (_, at) => post(at)) }
}

function goOnWithOneList(site: Processes): void {
  it('give later pages that neither repeat nor leave out a post, whichever of them is asked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyMove, { minLength: 2, maxLength: 5 }), async (moves) => {
        const { storeSlug, post, posts } = aShelf()
        await site.tell(...posts)
        const left = new Set(posts.map(({ data: { postId } }) => postId))
        const seen: unknown[] = []
        let asOf = ''
        for (let page = 1; page < 20; page += 1) {
          const { process, as, rising, over, added } = moves[(page - 1) % moves.length] as (typeof moves)[number]
          const path = `/api/posts?stores=${storeSlug}&limit=${size}&page=${page}${asOf}`
          const { body } = await site.processes[process](path, as)
          const ids = idsOf(body, 'posts')
          if (ids.length === 0) {
            break
          }
          seen.push(...ids)
          asOf ||= `&asOf=${(body as { asOf: number }).asOf}`
          const writes: Told[] = rising.flatMap((at) =>
            ['u1', 'u2', 'u3'].map((userId) => aVote({ postId: idAt(posts, at), userId: `${userId}-${page}` })),
          )
          if (added) {
            writes.push(post(100 + page))
          }
          if (over !== null && left.delete(idAt(posts, over))) {
            writes.push(aPostExpiry({ postId: idAt(posts, over) }))
          }
          await site.tell(...writes)
        }
        expect(seen).toHaveLength(new Set(seen).size)
        expect([...left].filter((postId) => !seen.includes(postId))).toEqual([])
      }),
      { numRuns: 8 },
    )
  })
}

const idAt = (posts: ReturnType<typeof aShelf>['posts'], at: number): number => posts[at]?.data.postId ?? 0
