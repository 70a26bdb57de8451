import { z } from 'zod'
import { historyEntry, postList, staffFeatured } from '@deals/events'
import {
  aFeaturedPost,
  ann,
  aPost,
  aPostExpiry,
  aVote,
  bob,
  mo,
  olive,
  stacy,
  sue,
  told,
  joining,
} from '@deals/events/testing'
import { siteForEach } from '../testing/open-site.ts'

const hour = 3_600_000

const site = siteForEach()
beforeEach(() =>
  site.tell(...joining(ann, bob, mo, stacy, sue, olive), ...[1, 2, 3, 4].map((postId) => aPost({ postId }))),
)

const featured = (postId: number, [from, until]: readonly [number, number]) => {
  const { now } = site.clock
  return aFeaturedPost({ postId, startsAt: now + from * hour, endsAt: now + until * hour }, { by: stacy })
}
const view = async (as?: string, query = '') => postList.parse((await site.ask(`/api/posts/featured${query}`, as)).body)
const idsFor = async (as?: string, query = '') => (await view(as, query)).posts.map(({ id }) => id)

it('posts stand first from their start to their end, those that began first in front', async () => {
  await site.tell(featured(2, [-1, 2]), featured(1, [-2, 1]), featured(3, [1, 3]))
  expect(await idsFor()).toEqual([1, 2])
  site.clock.now += hour
  expect(await idsFor()).toEqual([2, 3])
  site.clock.now += 2 * hour
  expect(await view()).toEqual({ posts: [], total: 0 })
})

it('their time is kept to the moment for a member, whoever asked just before', async () => {
  const { now } = site.clock
  await site.tell(
    aFeaturedPost({ postId: 1, startsAt: now - hour, endsAt: now + 500 }, { by: stacy }),
    aFeaturedPost({ postId: 2, startsAt: now + 500, endsAt: now + hour }, { by: stacy }),
  )
  expect(await idsFor(bob)).toEqual([1])
  site.clock.now += 500
  expect(await idsFor(bob)).toEqual([2])
})

it('one that is over, or was removed, is not shown', async () => {
  await site.tell(featured(1, [-1, 2]), featured(2, [-1, 2]), featured(3, [-1, 2]))
  await site.tell(aPostExpiry({ postId: 1 }), told({ type: 'PostUnfeatured', data: { postId: 2 } }, { by: sue }))
  expect(await idsFor()).toEqual([3])
})

it('a member’s own vote is on their card alone, whoever asked before', async () => {
  await site.tell(featured(1, [-1, 2]), aVote({ postId: 1, userId: bob, value: 1 }, { by: bob }))
  const voteOf = async (as?: string) => (await view(as)).posts[0]?.userVote
  expect([await voteOf(bob), await voteOf(), await voteOf(mo)]).toEqual([1, null, null])
})

it('of a currency, only what can be paid in it', async () => {
  await site.tell(featured(1, [-1, 2]))
  const [usd, cad] = [await idsFor(undefined, '?currency=USD'), await idsFor(undefined, '?currency=CAD')]
  const listed = await site.ask('/api/posts?currency=CAD')
  expect(usd).toEqual([1])
  expect(cad.length > 0).toBe(postList.parse(listed.body).posts.some(({ id }) => id === 1))
})

it('stands in the history of the post for everybody, and in the log of moderators', async () => {
  await site.tell(featured(1, [-1, 2]), told({ type: 'PostUnfeatured', data: { postId: 1 } }, { by: sue }))
  const history = z
    .object({ entries: z.array(historyEntry) })
    .parse((await site.ask('/api/posts/1/history')).body)
    .entries.filter(({ kind }) => kind.includes('eatured'))
  expect(history.map(({ kind, role, actor }) => [kind, role, actor])).toEqual([
    ['PostFeatured', 'staff', undefined],
    ['PostUnfeatured', 'superUser', undefined],
  ])
  expect((await site.ask('/api/moderation/log', mo)).body).toMatchObject({
    entries: [
      { kind: 'PostUnfeatured', actor: { username: 'sue' }, postId: 1 },
      { kind: 'PostFeatured', actor: { username: 'stacy' }, postId: 1 },
    ],
  })
})

it('staff see what is featured and what will be, and what has become of it', async () => {
  await site.tell(featured(1, [-1, 2]), featured(2, [1, 3]), featured(3, [-3, -1]), aPostExpiry({ postId: 1 }))
  const answer = staffFeatured.parse((await site.ask('/api/staff/featured', stacy)).body)
  expect(answer.featured).toMatchObject([
    { postId: 1, state: 'current', status: 'expired', actor: 'stacy', by: 'staff' },
    { postId: 2, state: 'coming', status: 'active' },
  ])
  const replies = await Promise.all([undefined, ann, mo, sue, olive].map((as) => site.ask('/api/staff/featured', as)))
  expect(replies.map(({ status }) => status)).toEqual([401, 403, 403, 200, 200])
})
