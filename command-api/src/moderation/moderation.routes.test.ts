import { aLivePost, bodyOf, smallSite, type Member, type SmallSite } from '../testing/small-site.ts'

let site: SmallSite
let [ann, bob, mo, sue]: Member[] = []
let postId: number
beforeEach(async () => {
  site = smallSite({ rateLimits: 'off' })
  ann = await site.join('ann')
  bob = await site.join('bob')
  mo = await site.join('mo', 'moderator')
  sue = await site.join('sue', 'superUser')
  postId = await aLivePost(site, ann)
})
afterEach(() => site.close())

describe('POST /api/moderation/posts/{id}/claim', () => {
  const claim = (by: Member | undefined, id = postId) => by?.post(`/api/moderation/posts/${id}/claim`)

  it('gives a post to one moderator at a time', async () => {
    const until = new Date(site.time.now + 300_000).toISOString()
    expect(bodyOf((await claim(mo)) ?? { body: null })).toEqual({ assignee: 'mo', until })
    const refused = await claim(sue)
    expect([refused?.status, refused?.body]).toEqual([409, { message: 'Being reviewed by mo.' }])
    site.time.now += 300_000
    expect((await claim(sue))?.status).toBe(200)
  })

  it('is extended while the moderator works on it', async () => {
    await claim(mo)
    site.time.now += 200_000
    await claim(mo)
    site.time.now += 200_000
    expect((await claim(sue))?.status).toBe(409)
    expect(await site.events('CaseOpened')).toHaveLength(1)
    expect(await site.events('CaseAssigned')).toHaveLength(2)
  })

  it('is for moderators and posts that exist', async () => {
    expect((await claim(bob))?.status).toBe(403)
    expect((await claim(bob, 1))?.status).toBe(403)
    expect((await claim(mo, 1))?.status).toBe(404)
    expect((await site.agent.post(`/api/moderation/posts/${postId}/claim`)).status).toBe(401)
  })
})

describe('PATCH /api/moderation/reports/{id}', () => {
  const decide = (by: Member | undefined, outcome: string, id = `${postId}_bob`) =>
    by?.patch(`/api/moderation/reports/${id}`, { outcome })

  it('decides a report once', async () => {
    await bob?.post(`/api/reports/post/${postId}`, { reason: 'spam' })
    expect((await decide(mo, 'upheld'))?.body).toEqual({ id: `${postId}_bob`, outcome: 'upheld' })
    expect((await decide(sue, 'upheld'))?.status).toBe(200)
    const late = await decide(sue, 'dismissed')
    expect([late?.status, late?.body]).toEqual([409, { message: 'Someone else already decided this: upheld.' }])
    expect((await site.events('ReportResolved')).map(({ data }) => data)).toMatchObject([
      { postId, commentId: null, userId: 'bob', outcome: 'upheld' },
    ])
  })

  it('refuses who may not, what is not there, and what is no word', async () => {
    await bob?.post(`/api/reports/post/${postId}`, { reason: 'spam' })
    expect((await decide(bob, 'upheld'))?.status).toBe(403)
    expect((await decide(mo, 'upheld', '99_bob'))?.status).toBe(404)
    expect((await decide(mo, 'upheld', '%00'))?.status).toBe(404)
    expect((await decide(mo, 'perhaps'))?.status).toBe(422)
  })
})
