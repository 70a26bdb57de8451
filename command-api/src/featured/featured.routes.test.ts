import { aLivePost, aSale, bodyOf, wrongFields, smallSiteForEach, type Member } from '../testing/small-site.ts'

const hour = 3_600_000

const site = smallSiteForEach()
let ann: Member
let stacy: Member
let deals = 0
beforeEach(async () => {
  ann = await site.join('ann')
  stacy = await site.join('stacy', 'staff')
})

const inHours = (hours: number) => new Date(site.time.now + hours * hour).toISOString()
const feature = (postId: number, [from, until]: readonly [number | null, number] = [null, 2], by = stacy) =>
  by.post('/api/staff/featured', { postId, startsAt: from === null ? null : inHours(from), endsAt: inHours(until) })
const remove = (postId: number, by = stacy) => by.delete(`/api/staff/featured/${postId}`)
const told = async () => (await site.events()).filter(({ type }) => /^Post(Un)?[Ff]eatured$/.test(type))
/** Each member knows another sale. */
const aLiveDeal = (member: Member) => {
  deals += 1
  return aLivePost(site, member, aSale({ dealUrl: `https://north-audio.example/sale/${deals}` }))
}
const somePosts = async (count: number) => {
  const ids: number[] = []
  for (let nr = 0; nr < count; nr += 1) {
    ids.push(await aLiveDeal(await site.join(`poster${nr}`)))
  }
  return ids
}

it('an active post is featured at once, and who did it stands in the log', async () => {
  const postId = await aLiveDeal(ann)
  const reply = await feature(postId)
  expect([reply.status, bodyOf(reply)]).toEqual([200, { postId }])
  expect(await told()).toMatchObject([
    {
      type: 'PostFeatured',
      data: { postId, startsAt: site.time.now, endsAt: site.time.now + 2 * hour },
      meta: { actor: { id: 'stacy', kind: 'staff' } },
    },
  ])
})

it('three stand at any one time, and a fourth one finds its place before and after them', async () => {
  const [one = 0, two = 0, three = 0, four = 0] = await somePosts(4)
  const statusOf = async (...given: Parameters<typeof feature>) => (await feature(...given)).status
  expect(await statusOf(one, [10, 20])).toBe(200)
  expect(await statusOf(two, [15, 25])).toBe(200)
  // The fullest moment of this term is neither its start nor its end.
  expect(await statusOf(three, [5, 30])).toBe(200)
  const late = await feature(four, [12, 16])
  expect([late.status, bodyOf(late)['message']]).toEqual([
    409,
    '3 posts are featured in that time already. Remove one, or choose another time.',
  ])
  expect(await statusOf(four, [1, 40])).toBe(409)
  expect(await statusOf(four, [20, 40])).toBe(200)
  expect((await remove(four)).status).toBe(200)
  expect(await statusOf(four, [null, 15])).toBe(200)
})

it('of two who take the last place at once, one gets it', async () => {
  const sue = await site.join('sue', 'superUser')
  const [one = 0, two = 0, three = 0, four = 0] = await somePosts(4)
  await feature(one)
  await feature(two)
  const replies = await Promise.all([feature(three), feature(four, [null, 2], sue)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await told()).toHaveLength(3)
})

it('one that is featured is not featured again before it is over or removed', async () => {
  const postId = await aLiveDeal(ann)
  await feature(postId)
  expect((await feature(postId, [5, 6])).status).toBe(409)
  expect((await remove(postId)).status).toBe(200)
  const gone = await remove(postId)
  expect([gone.status, bodyOf(gone)['message']]).toEqual([404, 'This post is not featured.'])
  expect((await feature(postId)).status).toBe(200)
  site.time.now += 2 * hour
  expect((await remove(postId)).status).toBe(404)
  expect((await feature(postId)).status).toBe(200)
})

it('nobody features their own post', async () => {
  const postId = await aLiveDeal(stacy)
  const reply = await feature(postId)
  expect([reply.status, bodyOf(reply)['message']]).toEqual([403, 'You cannot feature your own post.'])
  const sue = await site.join('sue', 'superUser')
  expect((await feature(postId, [null, 2], sue)).status).toBe(200)
})

it('what is no deal is not featured', async () => {
  const reply = await feature(await aLivePost(site, ann))
  expect([reply.status, bodyOf(reply)['fields']]).toEqual([422, { postId: 'Only deals can be featured' }])
})

it('what is over or gone is not featured', async () => {
  const postId = await aLiveDeal(ann)
  await ann.patch(`/api/posts/${postId}/expire`)
  const reply = await feature(postId)
  expect([reply.status, wrongFields(reply)]).toEqual([422, ['postId']])
  expect((await feature(404)).status).toBe(404)
})

it.each([
  ['an end before its start', [3, 2]],
  ['an end that is over', [null, -1]],
  ['an end in months', [null, 31 * 24]],
] as const)('nothing is featured with %s', async (_what, term) => {
  const reply = await feature(await aLiveDeal(ann), term)
  expect([reply.status, wrongFields(reply)]).toEqual([422, ['endsAt']])
  expect(await told()).toEqual([])
})

it.each(['mo', 'bob'] as const)('%s may not feature posts', async (name) => {
  const member = await site.join(name, ...(name === 'mo' ? (['moderator'] as const) : []))
  const postId = await aLiveDeal(ann)
  const replies = [await feature(postId, [null, 2], member), await remove(postId, member)]
  expect(replies.map(({ status }) => status)).toEqual([403, 403])
})
