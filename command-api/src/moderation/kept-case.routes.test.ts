import { aLivePost, smallSiteForEach, type Member } from '../testing/small-site.ts'

const minute = 60_000
const site = smallSiteForEach({ rateLimits: 'off' })
let [ann, mo, sue]: Member[] = []
let postId: number
beforeEach(async () => {
  ann = await site.join('ann')
  mo = await site.join('mo', 'moderator')
  sue = await site.join('sue', 'superUser')
  postId = await aLivePost(site, ann)
})

const set = (by: Member | undefined, body: object) => by?.patch(`/api/moderation/posts/${postId}/status`, body)
const claim = (by: Member | undefined) => by?.post(`/api/moderation/posts/${postId}/claim`)
const resubmit = () => ann?.patch(`/api/posts/${postId}`, { title: 'Wireless headphones, the black ones' })
const dataOf = async (type: 'CaseKept' | 'CaseResolved') => (await site.events(type)).map(({ data }) => data)

describe('a post that came back with the changes that a moderator asked for', () => {
  beforeEach(async () => {
    await set(mo, { status: 'poster-review', feedback: 'Name the colour.' })
    await resubmit()
  })

  it('is kept for that moderator', async () => {
    expect(await dataOf('CaseKept')).toEqual([{ postId, assigneeId: 'mo', until: site.time.now + 30 * minute }])
    expect((await claim(sue))?.body).toEqual({ message: 'Being reviewed by mo.' })
    expect((await set(sue, { status: 'active' }))?.text).toBe('Being reviewed by mo.')
    expect((await set(mo, { status: 'active' }))?.status).toBe(200)
  })

  it('stays so while that moderator looks at it, and afterwards', async () => {
    await claim(mo)
    site.time.now += 10 * minute
    expect((await claim(sue))?.status).toBe(409)
    expect((await mo?.delete(`/api/moderation/posts/${postId}/claim`))?.body).toEqual({ released: true })
    expect((await mo?.delete(`/api/moderation/posts/${postId}/claim`))?.body).toEqual({ released: false })
    expect((await claim(sue))?.status).toBe(409)
  })

  it('is free after a while', async () => {
    site.time.now += 30 * minute
    expect((await claim(sue))?.status).toBe(200)
  })
})

it('is kept for nobody who is no moderator any more, and taken from nobody who looks at it', async () => {
  await set(mo, { status: 'poster-review', feedback: 'Name the colour.' })
  const olive = await site.join('olive', 'owner')
  await olive.patch('/api/staff/users/mo/roles', { isModerator: false })
  await resubmit()
  expect(await dataOf('CaseKept')).toEqual([])
  await set(sue, { status: 'poster-review', feedback: 'Name the size.' })
  await claim(olive)
  await ann?.patch(`/api/posts/${postId}`, { title: 'Wireless headphones, the small ones' })
  expect(await dataOf('CaseKept')).toEqual([])
})

describe('a deal of which members say that it is back', () => {
  const dismiss = () => sue?.patch(`/api/moderation/posts/${postId}/reports`, { outcome: 'dismissed' })
  beforeEach(async () => {
    await set(mo, { status: 'expired' })
    site.time.now += minute
  })

  it('is answered by a moderator, once', async () => {
    expect((await dismiss())?.status).toBe(409)
    expect(await site.system.suggestRenewal({ causationId: 'c1', postId, members: 3 })).toBe('done')
    expect(await site.system.suggestRenewal({ causationId: 'c2', postId, members: 4 })).toBe('not-needed')
    site.time.now += minute
    expect((await dismiss())?.status).toBe(200)
    expect(await dataOf('CaseResolved')).toContainEqual({ postId, decision: 'reports dismissed', action: 'reports' })
    expect((await dismiss())?.status).toBe(409)
  })

  it('is renewed by one', async () => {
    await site.system.suggestRenewal({ causationId: 'c1', postId, members: 3 })
    expect((await set(sue, { status: 'active' }))?.status).toBe(200)
    expect(await site.system.suggestRenewal({ causationId: 'c3', postId, members: 3 })).toBe('not-needed')
  })
})

it('the site reminds of changes by its own clock, once however often it is asked to', async () => {
  await set(mo, { status: 'poster-review', feedback: 'Name the colour.' })
  const press = () => site.system.pressPoster({ causationId: `c${site.time.now}-${Math.random()}`, postId })
  expect(await press()).toBe('not-needed')
  site.time.now += 3 * 86_400_000
  expect((await Promise.all([press(), press(), press()])).toSorted()).toEqual(['done', 'not-needed', 'not-needed'])
  site.time.now += 7 * 86_400_000
  expect([await press(), await press()]).toEqual(['done', 'not-needed'])
  site.time.now += 4 * 86_400_000
  expect(await press()).toBe('done')
  expect((await site.events('PosterReminded')).map(({ data }) => data)).toMatchObject([{ day: 3 }, { day: 10 }])
  expect((await site.events('PostDeleted')).map(({ data }) => data)).toMatchObject([{ cause: 'abandoned' }])
})

describe('a claim of a moderator', () => {
  const taken = async (by: Member | undefined) => [
    (await claim(by))?.status,
    (await set(by, { status: 'active' }))?.status,
  ]
  const until = () => new Date(site.time.now + 60 * minute).toISOString()
  const suspend = (by: Member, restricts: string[]) =>
    by.post('/api/staff/users/mo/suspension', { until: until(), restricts, reason: 'A test.' })
  type Happens = (olive: Member) => PromiseLike<{ status: number }> | undefined
  const rows: readonly (readonly [string, number, Happens])[] = [
    ['may not comment', 409, (olive) => suspend(olive, ['comment'])],
    ['is suspended', 200, (olive) => suspend(olive, ['vote', 'post', 'comment'])],
    ['is none any more', 200, (olive) => olive.patch('/api/staff/users/mo/roles', { isModerator: false })],
    ['left', 200, () => mo?.delete('/api/user', { posts: 'keep' })],
  ]

  it.each(rows)(
    'who %s is answered %i to another one, whether it is theirs or kept',
    async (_what, status, happens) => {
      await set(mo, { status: 'poster-review', feedback: 'Name the colour.' })
      await resubmit()
      await claim(mo)
      expect(await taken(sue)).toEqual([409, 409])
      expect((await happens(await site.join('olive', 'owner')))?.status).toBe(200)
      expect(await taken(sue)).toEqual([status, status])
    },
  )

  it('who is none any more hears nothing of it when it waits too long', async () => {
    const tell = (since: number) =>
      site.system.tellOverdue({ causationId: `c${since}`, postId, since, moderatorIds: ['sue'] })
    await claim(mo)
    await tell(site.time.now - 2)
    const olive = await site.join('olive', 'owner')
    await olive.patch('/api/staff/users/mo/roles', { isModerator: false })
    await tell(site.time.now - 1)
    const told = (await site.events('CaseOverdue')).map(({ data }) => (data as { toldIds?: string[] }).toldIds)
    expect(told).toEqual([['mo'], ['sue']])
  })
})
