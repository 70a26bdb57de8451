import { openedAsFact, type NewsKind, type NewsList, type RecommendationsFact } from '@deals/events'
import * as say from '@deals/events/testing'
import { ann, bob, firstTime } from '@deals/events/testing'
import { siteForEach } from '../testing/open-site.ts'

const hour = 3_600_000
const now = firstTime + 1_000 * hour
/** bob was here until then. */
const left = now - 20 * hour
const ago = (hours: number) => now - hours * hour
const when = (hours: number) => ({ at: ago(hours) })

const site = siteForEach({ now })
beforeEach(() =>
  site.tell(
    say.aUser({ userId: ann, username: 'ann' }),
    say.aUser({ userId: bob, username: 'bob' }),
    say.aUser({ userId: 'mo', username: 'mo' }),
  ),
)

const visited = (opened: Readonly<Record<number, number>> = {}) =>
  say.aVisit({
    from: left - hour,
    until: left,
    opened: openedAsFact(Object.entries(opened).map(([postId, hours]) => ({ postId: Number(postId), at: ago(hours) }))),
  })
const old = (postId: number, more: Parameters<typeof say.aPost>[0] = {}) => say.aPost({ postId, ...more }, when(100))
const fresh = (postId: number, more: Parameters<typeof say.aPost>[0] = {}) => say.aPost({ postId, ...more }, when(2))
const comment = (commentId: number, { on: postId, hours, by = 'mo' }: { on: number; hours: number; by?: string }) =>
  say.aComment({ commentId, rootId: commentId, postId, authorId: by }, { ...when(hours), by })
const wish = (chosen: Partial<Parameters<typeof say.someChangedPreferences>[0]>) =>
  say.someChangedPreferences({ userId: bob, ...chosen }, { by: bob })

const newsOf = async (kind: NewsKind, query = '') =>
  (await site.ask(`/api/visits/since?kind=${kind}${query}`, bob)).body as NewsList
const postsIn = async (kind: NewsKind, query = '') => (await newsOf(kind, query)).posts.map(({ post }) => post.id)
const unreadIn = async () =>
  Object.fromEntries((await newsOf('comments')).threads.map(({ postId, unread }) => [postId, unread]))

describe('since a member was here', () => {
  it('posts came, fell in price, came back and ended', async () => {
    await site.tell(visited(), fresh(1), ...[2, 3, 4, 5].map((id) => old(id, { price: 9000 })))
    await site.tell(say.aPostEdit({ postId: 2, changes: { price: 8000 } }, when(3)))
    await site.tell(say.aPostExpiry({ postId: 3 }, when(4)))
    await site.tell(say.aPostExpiry({ postId: 4 }, when(50)), say.aPostRenewal({ postId: 4 }, when(5)))
    const total = { isExact: true, count: 1 }
    const news = await newsOf('cheaper')
    expect(news).toMatchObject({
      since: new Date(left).toISOString(),
      isFirst: false,
      asOf: new Date(now).toISOString(),
      totals: { new: total, cheaper: total, back: total, over: total, comments: { isExact: true, count: 0 } },
      total: 1,
      posts: [
        {
          post: { id: 2, price: 80 },
          paid: { then: 90, now: 80, withShipping: false },
          at: new Date(ago(3)).toISOString(),
        },
      ],
      threads: [],
    })
    expect([await postsIn('new'), await postsIn('back'), await postsIn('over')]).toEqual([[1], [4], [3]])
  })

  it('the latest are first, but before them what the member saved', async () => {
    await site.tell(visited(), ...[1, 2, 3].map((id) => old(id)), say.aBookmark({ postId: 1 }, when(90)))
    await site.tell(...[1, 2, 3].map((id) => say.aPostExpiry({ postId: id }, when(10 - id))))
    expect(await postsIn('over')).toEqual([1, 3, 2])
    expect(await postsIn('over', '&limit=2&page=2')).toEqual([2])
  })

  it('nothing happened that they may not see, did themselves, or mute', async () => {
    await site.tell(visited(), fresh(1, { status: 'staff-review' }), fresh(2, { authorId: bob }), fresh(3))
    await site.tell(fresh(4, { title: 'A kettle' }), fresh(5), say.aPostDeletion({ postId: 5 }, when(1)))
    await site.tell(wish({ muted: { stores: [], members: [], wholeWords: 'kettle', partsOfWords: '' } }))
    expect(await postsIn('new')).toEqual([3])
    const { totals, hidden } = await newsOf('new')
    expect([totals.new, hidden]).toEqual([{ count: 1, isExact: true }, 1])
    expect((await newsOf('over')).hidden).toBe(0)
  })

  it('was never before, they are told of the last day', async () => {
    await site.tell(fresh(1), old(2))
    expect(await newsOf('new')).toMatchObject({ isFirst: true, since: new Date(ago(24)).toISOString() })
    expect(await postsIn('new')).toEqual([1])
  })

  it('and said that all is read, nothing is left', async () => {
    await site.tell(visited(), fresh(1), old(2), say.aBookmark({ postId: 2 }), comment(21, { on: 2, hours: 3 }))
    await site.tell(say.aVisit({ from: ago(1), until: now, readUpTo: now }))
    const { totals } = await newsOf('new')
    expect(Object.values(totals).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0])
  })

  it('is asked by members alone, for a kind that there is', async () => {
    expect((await site.ask('/api/visits/since')).status).toBe(401)
    expect((await site.ask('/api/visits/since?kind=other', bob)).status).toBe(400)
  })
})

describe('comments that a member has not read', () => {
  beforeEach(() =>
    site.tell(
      ...[1, 2, 3, 4].map((id) => old(id, { authorId: id === 1 ? bob : ann })),
      say.aBookmark({ postId: 2 }, when(90)),
      comment(31, { on: 3, hours: 80, by: bob }),
    ),
  )

  it('came since they were here, to what they wrote, saved or talked about', async () => {
    await site.tell(
      visited(),
      ...[1, 2, 3, 4].map((id) => comment(id * 10, { on: id, hours: 5 })),
      comment(11, { on: 1, hours: 4 }),
      comment(5, { on: 1, hours: 30 }),
    )
    expect(await unreadIn()).toEqual({ 1: 2, 2: 1, 3: 1 })
    const { threads, totals } = await newsOf('comments')
    expect(threads[0]).toMatchObject({
      postId: 1,
      why: 'own',
      latest: { by: 'mo', at: new Date(ago(4)).toISOString() },
    })
    expect([threads.map(({ why }) => why), totals.comments]).toEqual([
      ['own', 'commented', 'saved'],
      { count: 4, isExact: true },
    ])
  })

  it('are those since they opened the post, where that is known', async () => {
    await site.tell(
      visited({ 1: 60, 2: 3 }),
      comment(11, { on: 1, hours: 61 }),
      comment(12, { on: 1, hours: 50 }),
      comment(21, { on: 2, hours: 5 }),
    )
    expect(await unreadIn()).toEqual({ 1: 1 })
  })

  it('are those since they were here, where what they opened is not to be known', async () => {
    await site.tell(visited({ 1: 60 }), comment(12, { on: 1, hours: 50 }), comment(13, { on: 1, hours: 5 }))
    const off: RecommendationsFact = { isOn: false, clearedAt: null }
    await site.tell(wish({ recommendations: off }))
    expect(await unreadIn()).toEqual({ 1: 1 })
  })

  it('came below what leads to such a post, too', async () => {
    const duplicates = [{ postId: 4, comments: 1 }]
    await site.tell(
      visited(),
      comment(21, { on: 2, hours: 4 }),
      comment(41, { on: 4, hours: 3, by: ann }),
      say.told({ type: 'PostDuplicatesChanged', data: { postId: 2, duplicates } }, when(2)),
    )
    const { threads } = await newsOf('comments')
    expect(threads).toMatchObject([{ postId: 2, unread: 2, latest: { by: 'ann', at: new Date(ago(3)).toISOString() } }])
  })

  it('are neither their own, nor by somebody whom they mute, nor gone', async () => {
    await site.tell(
      visited(),
      comment(11, { on: 1, hours: 5, by: bob }),
      comment(12, { on: 1, hours: 4, by: 'mo' }),
      comment(13, { on: 1, hours: 3, by: ann }),
    )
    await site.tell(say.aCommentDeletion({ commentId: 13, postId: 1, authorId: ann }))
    await site.tell(wish({ muted: { stores: [], members: ['mo'], wholeWords: '', partsOfWords: '' } }))
    expect(await unreadIn()).toEqual({})
  })
})
