import { limitsView } from '@deals/events'
import { openMemoryKeyedStore } from '@deals/accounts'
import { openMemoryLog } from '@deals/event-log'
import {
  aDiscussion,
  aLivePost,
  aSale,
  bodyOf,
  noon,
  smallSite,
  smallSiteForEach,
  type Member,
} from '../testing/small-site.ts'

const hour = 3_600_000
let votes = 5
const site = smallSiteForEach({
  answers: { voteTotal: async () => ({ votes, counted: 0, voters: votes, comments: 0 }) },
})
let ann: Member
let stacy: Member
beforeEach(async () => {
  votes = 5
  ann = await site.join('ann')
  stacy = await site.join('stacy', 'staff')
  await stacy.post('/api/staff/stores', { slug: 'north-audio', name: 'North Audio' })
})

const verify = (over: object = {}, by = stacy) =>
  by.post('/api/staff/stores/north-audio/representatives', {
    username: 'Ann',
    verified: true,
    reason: 'They wrote from its address.',
    ...over,
  })
let posted = 0
const post = (over: object = {}, by = ann) => {
  posted += 1
  const dealUrl = `https://north-audio.example/sale/${posted}`
  return by.post('/api/posts', aSale({ title: `Sale of the kind number ${posted}`, dealUrl, ...over }))
}

it('staff verify that a member speaks for a store, and take it back', async () => {
  expect(bodyOf(await verify())).toEqual({ username: 'ann', verified: true })
  expect(bodyOf(await verify())['message']).toBe('This member represents the store already.')
  expect(bodyOf(await verify({ verified: false }))).toEqual({ username: 'ann', verified: false })
  expect((await verify({ verified: false })).status).toBe(409)
  expect(await site.events('RepresentativeRevoked')).toMatchObject([{ data: { slug: 'north-audio', userId: 'ann' } }])
})

it.each<[string, object, object]>([
  ['nobody', { username: 'nobody' }, { username: 'There is no such member' }],
  ['without a reason', { reason: ' ' }, { reason: 'Say why in 5 to 300 characters' }],
])('does not verify %s', async (_what, over, fields) => {
  const answer = await verify(over)
  expect([answer.status, bodyOf(answer)['fields']]).toEqual([422, fields])
})

it('only staff do that', async () => {
  expect((await verify({}, ann)).status).toBe(403)
  expect((await verify({}, await site.join('mo', 'moderator'))).status).toBe(403)
})

it('what they post for the store is marked, and they do not vote on it', async () => {
  await verify()
  const id = await aLivePost(site, ann, aSale())
  expect(await site.events('PostSubmitted')).toMatchObject([{ data: { affiliated: true } }])
  expect((await ann.post(`/api/posts/${id}/votes`, { value: 1 })).status).toBe(403)
  await ann.patch(`/api/posts/${id}`, {
    affiliated: false,
    content: 'Everything is cheaper until Sunday night.',
    version: 1,
  })
  for (const event of await site.events('PostEdited')) {
    expect(event.data).not.toHaveProperty('changes.affiliated')
  }
})

it('is marked in comments on posts of the store, and nowhere else', async () => {
  await verify()
  const bob = await site.join('bob')
  const [ofStore, other] = [await aLivePost(site, bob, aSale()), await aLivePost(site, bob, aDiscussion())]
  const badges = async (postId: number) =>
    bodyOf(await ann.post('/api/comments', { postId, depth: 0, content: `About ${postId}.` }))['badges']
  expect(await badges(ofStore)).toEqual(['Verified rep'])
  site.time.now += hour
  expect(await badges(other)).toEqual([])
})

it('posts for it once a day and twice in seven days, and says for how long not', async () => {
  await verify()
  expect((await post()).status).toBe(201)
  site.time.now += hour
  const refused = await post()
  expect([refused.status, bodyOf(refused)['message'], refused.headers['retry-after']]).toEqual([
    429,
    'You can post for your store again in 23 hours.',
    String(23 * 3600),
  ])
  expect((await post({ storeName: 'Another Shop', dealUrl: 'https://another.example/' })).status).toBe(201)
  site.time.now += 24 * hour
  expect((await post()).status).toBe(201)
  site.time.now += 48 * hour
  expect(bodyOf(await post())['message']).toBe('You can post for your store again in 4 days.')
  votes = 20
  expect((await post()).status).toBe(201)
})

it('pauses where few like it', async () => {
  votes = 2
  expect((await post({ affiliated: true })).status).toBe(201)
  site.time.now += 48 * hour
  expect(bodyOf(await post({ affiliated: true }))['message']).toBe(
    'Your posts for your store got few votes in the last 30 days. You can post for your store again in 12 days.',
  )
  const { limits } = limitsView.parse((await ann.get('/api/user/limits')).body)
  const nextIn = 12 * 24 * 3600
  expect(limits.at(-1)).toEqual({
    action: 'storeSubmit',
    title: 'Posts for your own store',
    windows: [
      { most: 1, seconds: 86_400, left: 0, nextIn },
      { most: 2, seconds: 7 * 86_400, left: 0, nextIn },
    ],
    next: null,
  })
  site.time.now += 12 * 24 * hour
  expect((await post({ affiliated: true })).status).toBe(201)
})

it('counts nothing that was refused, and follows what staff set', async () => {
  const olive = await site.join('olive', 'owner')
  await olive.patch('/api/staff/settings', { version: 0, values: { 'storeSubmit.all.86400': 2 } })
  expect((await post({ affiliated: true, title: 'x' })).status).toBe(422)
  const deal = { affiliated: true, dealUrl: 'https://north-audio.example/one' }
  expect((await post(deal)).status).toBe(201)
  expect((await post(deal)).status).toBe(409)
  expect(await site.events('StorePostCounted')).toHaveLength(3)
  expect((await post({ affiliated: true })).status).toBe(201)
})

it('of two that are sent in the same moment one comes first', async () => {
  const shared = { log: openMemoryLog({ now: () => noon }), store: openMemoryKeyedStore() }
  const [first, second] = [smallSite(shared), smallSite(shared)]
  const here = await first.join('ann')
  const there = await second.signIn('ann')
  const answers = await Promise.all([post({ affiliated: true }, here), post({ affiliated: true }, there)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 429])
  ;[first, second].forEach((one) => one.close())
})
