import fc from 'fast-check'
import { frontPageView, notedHourOf, postList, type FrontPageView, type PostCard } from '@deals/events'
import {
  aComment,
  aFeaturedPost,
  aFrontPage,
  ann,
  aPost,
  aPostApproval,
  aPostDeletion,
  aPostEdit,
  aPostExpiry,
  aPostRenewal,
  aPostSentToReview,
  aRole,
  aUser,
  aVote,
  bob,
  firstTime,
  mo,
  stacy,
  type Told,
} from '@deals/events/testing'
import { createSystemQueries } from '../system-queries.ts'
import { siteForEach } from '../testing/open-site.ts'

const hour = 3_600_000
const isoOf = (ms: number) => new Date(ms).toISOString()

const site = siteForEach({ now: firstTime })
beforeEach(() =>
  site.tell(
    ...[ann, bob, mo, stacy].map((userId) => aUser({ userId, username: userId })),
    aRole({ userId: mo, role: 'moderator' }),
  ),
)

/** Notes what stands on the home page, as the site does. */
const note = async (at: number) => {
  site.clock.now = at
  const page = await createSystemQueries(site.readModels, () => site.clock.now).shownPage({})
  await site.tell(aFrontPage({ ...notedHourOf(at), ...page }, { at }))
}
const askAt = async (at: string, as?: string) => site.ask(`/api/front-pages?at=${encodeURIComponent(at)}`, as)
const pageAt = async (at: number | '', as?: string): Promise<FrontPageView> =>
  frontPageView.parse((await askAt(at === '' ? '' : isoOf(at), as)).body)
const titlesOf = ({ places }: FrontPageView) => places.map(({ post }) => post?.title ?? null)

it('the hour that was noted last is none that a clock which was ahead noted before its time', async () => {
  const { lastNotedHour } = createSystemQueries(site.readModels, () => site.clock.now)
  await note(firstTime)
  const noted = await lastNotedHour({})
  await note(firstTime + 30 * 24 * hour)
  site.clock.now = firstTime + hour
  expect([noted, await lastNotedHour({})]).toEqual([expect.any(Number), noted])
})

describe('the home page as it stood', () => {
  it('has the words, the numbers and the order of then', async () => {
    await site.tell(aPost({ postId: 1, title: 'Kettle' }), aPost({ postId: 2, title: 'Lamp' }))
    await site.tell(aVote({ postId: 1, userId: bob }), aComment({ postId: 1, authorId: bob }, { by: bob }))
    await note(firstTime)
    await site.tell(aPostEdit({ postId: 1, changes: { title: 'Kettle, red', price: 100 } }))
    await site.tell(aVote({ postId: 2, userId: bob }), aVote({ postId: 2, userId: mo }), aPostExpiry({ postId: 1 }))
    await note(firstTime + hour)
    const [then, later] = [await pageAt(firstTime), await pageAt(firstTime + hour)]
    expect(then.places.map(({ post }) => post)).toMatchObject([
      { id: 1, title: 'Kettle', price: 59.99, status: 'active', votes: 1, commentCount: 1, user: { username: ann } },
      { id: 2, title: 'Lamp', votes: 0, commentCount: 0 },
    ])
    expect(later.places.map(({ post }) => post)).toMatchObject([{ id: 2, votes: 2 }])
  })

  it('has what staff put first in front, once', async () => {
    await site.tell(aPost({ postId: 1, title: 'Kettle' }), aPost({ postId: 2, title: 'Lamp' }))
    await site.tell(aVote({ postId: 1, userId: bob }))
    await site.tell(aFeaturedPost({ postId: 2, startsAt: firstTime - 1, endsAt: firstTime + 1 }, { by: stacy }))
    await note(firstTime)
    const { places } = await pageAt(firstTime)
    expect(places.map(({ isFeatured, post }) => [isFeatured, post?.title])).toEqual([
      [true, 'Lamp'],
      [false, 'Kettle'],
    ])
  })

  it('is that of the last noted hour up to the time, with its neighbours', async () => {
    for (const at of [0, 1, 4]) {
      await note(firstTime + at * hour)
    }
    const [, middle, late] = await Promise.all([0.5, 3.9, 9].map((hours) => pageAt(firstTime + hours * hour)))
    expect(middle).toMatchObject({
      asked: isoOf(firstTime + 3.9 * hour),
      hour: isoOf(firstTime + hour),
      before: isoOf(firstTime),
      after: isoOf(firstTime + 4 * hour),
      first: isoOf(firstTime),
    })
    // What is still ahead is asked for as now.
    expect(late).toMatchObject({ asked: isoOf(site.clock.now), hour: isoOf(firstTime + 4 * hour), after: null })
    expect(await pageAt('')).toMatchObject({ asked: null, hour: isoOf(firstTime + 4 * hour) })
    expect(await pageAt(firstTime)).toMatchObject({ before: null })
  })

  it.each([
    ['yesterday', 400, 'Name a time such as 2026-11-27T09:00Z'],
    ['2026-02-30', 400, 'There is no such day as 2026-02-30'],
    ['2026-01-15T11:59Z', 404, 'The home page has been noted since 15 Jan 2026, 12:00 UTC'],
    ['2026-01-15T12:00', 200, undefined],
    [String(firstTime), 200, undefined],
  ])('asked for at %p answers %d', async (at, status, message) => {
    await note(firstTime)
    const reply = await askAt(at)
    expect([reply.status, (reply.body as { message?: string }).message]).toEqual([status, message])
  })

  it('says that nothing was noted yet', async () => {
    const { status, body } = await askAt('')
    expect([status, body]).toMatchObject([404, { message: 'No home page has been noted yet' }])
  })
})

describe('what may be read now bounds what may be read of then', () => {
  const all = ['Kettle', 'Lamp', 'Mug']
  beforeEach(async () => {
    await site.tell(...all.map((title, at) => aPost({ postId: at + 1, title, authorId: ann })))
    await note(firstTime)
  })
  const [gone, held] = [aPostDeletion({ postId: 1 }), aPostSentToReview({ postId: 1, to: 'staff-review' })]
  const sorted = async (as?: string) => titlesOf(await pageAt(firstTime, as)).toSorted()

  const without = ['Lamp', 'Mug', null]
  it.each<[what: string, told: Told[], seenBy: { anybody: (string | null)[]; poster: (string | null)[] }]>([
    ['removed', [gone], { anybody: without, poster: without }],
    ['held', [held], { anybody: without, poster: all }],
    ['over', [aPostExpiry({ postId: 1 })], { anybody: all, poster: all }],
    ['held, and let go', [held, aPostApproval({ postId: 1, from: 'staff-review' })], { anybody: all, poster: all }],
  ])('of a post that is %s', async (_what, events, { anybody, poster }) => {
    await site.tell(...events)
    const seen = [await sorted(), await sorted(bob), await sorted(ann), await sorted(mo)]
    expect(seen).toEqual([anybody, anybody, poster, all].map((titles) => titles.toSorted()))
  })

  it('and its place is kept', async () => {
    const before = titlesOf(await pageAt(firstTime))
    await site.tell(gone)
    expect(titlesOf(await pageAt(firstTime))).toEqual(before.map((title) => (title === 'Kettle' ? null : title)))
  })
})

/** Today's viewer, and when exactly somebody voted, have no place in the past. */
const asThen = (card: PostCard) => ({ ...card, voteAggregatedAt: null })

const postIds = [1, 2, 3, 4]
const post = fc.constantFrom(...postIds)
const someEvent: fc.Arbitrary<(at: number) => Told> = fc.oneof(
  fc.tuple(post, fc.constantFrom(ann, bob, mo), fc.constantFrom<1 | -1>(1, -1)).map(
    ([postId, userId, value]) =>
      (at: number) =>
        aVote({ postId, userId, value }, { at, by: userId }),
  ),
  fc.tuple(post, fc.integer({ min: 1, max: 9_000 })).map(
    ([postId, price]) =>
      (at: number) =>
        aPostEdit({ postId, changes: { price, title: `For ${price}` } }, { at }),
  ),
  fc.tuple(post, fc.nat(1e6)).map(
    ([postId, commentId]) =>
      (at: number) =>
        aComment({ postId, commentId, rootId: commentId, authorId: bob }, { at, by: bob }),
  ),
  post.map((postId) => (at: number) => aPostExpiry({ postId }, { at })),
  post.map((postId) => (at: number) => aPostRenewal({ postId }, { at })),
  post.map((postId) => (at: number) => aPostRenewal({ postId }, { at })),
  post.map(
    (postId) => (at: number) => aFeaturedPost({ postId, startsAt: at, endsAt: at + 2 * hour }, { at, by: stacy }),
  ),
)

it('what is noted is what the list answered at that time', async () => {
  const currencyOf = (postId: number) => (postId === 4 ? 'CAD' : 'USD')
  await site.tell(
    ...postIds.map((postId) => aPost({ postId, title: `Deal ${postId}`, currency: currencyOf(postId) })),
    aPost({ postId: 5, type: 'discussion' }),
  )
  let now = firstTime
  const listed = async (path: string) => postList.parse((await site.ask(path)).body).posts.map(asThen)
  await fc.assert(
    fc.asyncProperty(fc.array(someEvent, { maxLength: 6 }), fc.array(someEvent, { maxLength: 6 }), async (one, two) => {
      now += hour
      site.clock.now = now
      await site.tell(...one.map((make) => make(now)))
      const featured = await listed('/api/posts/featured?currency=USD')
      const list = await listed('/api/posts?limit=25&currency=USD&types=product&statuses=active&sortOrder=best')
      await note(now)
      await site.tell(...two.map((make) => make(now + 1)))
      const { places } = await pageAt(now)
      const shown = [...featured, ...list.filter(({ id }) => featured.every((first) => first.id !== id))]
      expect(places.map(({ post: card }) => card)).toEqual(shown)
    }),
    { numRuns: 20 },
  )
})
