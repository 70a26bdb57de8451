import fc from 'fast-check'
import { pastDealsView, postList } from '@deals/events'
import {
  ann,
  aPost,
  aPostApproval,
  aPostDeletion,
  aPostEdit,
  aPostExpiry,
  aPostRenewal,
  aPostSentToReview,
  aStore,
  aVote,
  bob,
  firstTime,
  mo,
  storeSlug,
  told,
  joining,
  type Told,
} from '@deals/events/testing'
import { siteForEach } from '../testing/open-site.ts'

const hour = 3_600_000
const at = (hours: number) => firstTime + hours * hour
const isoOf = (ms: number) => new Date(ms).toISOString()

const site = siteForEach()
beforeEach(() =>
  site.tell(...joining(ann, bob, mo), aStore(), aStore({ slug: 'elsewhere', name: 'Elsewhere', hosts: [] })),
)

const ask = (query: string, as?: string) => site.ask(`/api/stores/${storeSlug}/as-of?${query}`, as)
const dealsAt = async (hours: number, as?: string) =>
  pastDealsView.parse((await ask(`at=${isoOf(at(hours))}`, as)).body).posts
const titlesAt = async (hours: number, as?: string) => (await dealsAt(hours, as)).map(({ title }) => title)

describe('the deals of a store as they stood', () => {
  it('are those that were active then, the newest first', async () => {
    await site.tell(
      aPost({ postId: 1, title: 'Kettle' }, { at: at(0) }),
      aPost({ postId: 2, title: 'Lamp' }, { at: at(1) }),
      aPostExpiry({ postId: 1 }, { at: at(2) }),
      aPostRenewal({ postId: 1 }, { at: at(3) }),
      aPost({ postId: 3, title: 'Mug', storeSlug: 'elsewhere' }, { at: at(0) }),
    )
    const seen = await Promise.all([-1, 0, 1, 2, 3].map((hours) => titlesAt(hours)))
    expect(seen).toEqual([[], ['Kettle'], ['Lamp', 'Kettle'], ['Lamp'], ['Lamp', 'Kettle']])
  })

  it('have the words and the price of then, and no numbers of now', async () => {
    await site.tell(aPost({ postId: 1, title: 'Kettle' }, { at: at(0) }))
    await site.tell(aPostEdit({ postId: 1, changes: { title: 'Kettle, red', price: 100 } }, { at: at(2) }))
    await site.tell(aVote({ postId: 1, userId: bob }, { at: at(3), by: bob }))
    expect(await dealsAt(1)).toMatchObject([{ title: 'Kettle', price: 59.99, storeName: 'North Audio' }])
    const [later] = await dealsAt(4)
    expect(later).toMatchObject({ title: 'Kettle, red', price: 1 })
    expect(Object.keys(later ?? {})).not.toEqual(expect.arrayContaining(['votes']))
  })

  it.each<[what: string, events: Told[], anybody: string[], moderator: string[]]>([
    ['removed', [aPostDeletion({ postId: 1 }, { at: at(2) })], [], ['Kettle']],
    ['held', [aPostSentToReview({ postId: 1, to: 'staff-review' }, { at: at(2) })], [], ['Kettle']],
    ['over', [aPostExpiry({ postId: 1 }, { at: at(2) })], ['Kettle'], ['Kettle']],
  ])('leave out what is %s now', async (...[, events, anybody, moderator]) => {
    await site.tell(aPost({ postId: 1, title: 'Kettle', authorId: ann }, { at: at(0) }), ...events)
    expect([await titlesAt(1), await titlesAt(1, bob), await titlesAt(1, mo)]).toEqual([anybody, anybody, moderator])
  })

  it('are asked for page by page, none twice and none left out, however many came at once', async () => {
    const posted = Array.from({ length: 70 }, (_, index) =>
      aPost({ postId: index + 101, title: `${index + 1}` }, { at: at(Math.floor(index / 30)) }),
    )
    await site.tell(...posted, ...[103, 140].map((postId) => aPostExpiry({ postId }, { at: at(3) })))
    const sizes: number[] = []
    const ids: number[] = []
    for (let after: string | null = ''; after !== null;) {
      const page = pastDealsView.parse((await ask(`at=${isoOf(at(4))}&after=${after}`)).body)
      sizes.push(page.posts.length)
      ids.push(...page.posts.map(({ id }) => id))
      after = page.next
    }
    const expected = Array.from({ length: 70 }, (_, index) => 170 - index).filter((id) => id !== 103 && id !== 140)
    expect([sizes, ids]).toEqual([[25, 25, 18], expected])
  })

  it.each([
    ['at=yesterday', 400],
    ['at=2026-02-30', 400],
    ['after=x', 400],
    ['after=1-9007199254740993', 400],
    ['', 200],
    [`at=${firstTime}`, 200],
    ['at=2999-01-01', 200],
  ])('asked with %p answer %d', async (query, status) => {
    expect((await ask(query)).status).toBe(status)
  })

  it('of a store that is not there, or blocked, are not told', async () => {
    expect((await site.ask('/api/stores/nowhere/as-of')).status).toBe(404)
    await site.tell(told({ type: 'StoreChanged', data: { slug: storeSlug, changes: { status: 'blocked' } } }, {}))
    expect((await ask('')).status).toBe(404)
  })
})

const post = fc.constantFrom(1, 2, 3)
type Step = (when: number) => Told
const step: fc.Arbitrary<Step> = fc.oneof(
  post.map((postId) => (when: number) => aPostExpiry({ postId }, { at: when })),
  post.map((postId) => (when: number) => aPostRenewal({ postId }, { at: when })),
  post.map((postId) => (when: number) => aPostEdit({ postId, changes: { price: (when % 1000) + 1 } }, { at: when })),
  post.map((postId) => (when: number) => aPostSentToReview({ postId, to: 'staff-review' }, { at: when })),
  post.map((postId) => (when: number) => aPostApproval({ postId, from: 'staff-review' }, { at: when })),
)

it('what stood there is what the list of the store answered at that time', async () => {
  let now = site.clock.now
  await site.tell(...[1, 2, 3].map((postId) => aPost({ postId }, { at: now + postId })))
  now += hour
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 5 }), fc.array(step, { maxLength: 5 }), async (before, after) => {
      now += hour
      site.clock.now = now
      await site.tell(...before.map((make) => make(now)))
      const { body } = await site.ask(`/api/posts?stores=${storeSlug}&statuses=active&sortOrder=newest`)
      const listed = postList.parse(body).posts
      site.clock.now = now + 1
      await site.tell(...after.map((make) => make(now + 1)))
      // What may not be read now may not be read as it was.
      const { body: held } = await site.ask('/api/posts?statuses=staff-review', mo)
      const hidden = new Set(postList.parse(held).posts.map(({ id }) => id))
      const expected = listed.filter(({ id }) => !hidden.has(id)).map(({ id, price }) => [id, price])
      const then = pastDealsView.parse((await ask(`at=${now}`)).body)
      expect(then.posts.map(({ id, price }) => [id, price])).toEqual(expected)
    }),
    { numRuns: 30 },
  )
})
