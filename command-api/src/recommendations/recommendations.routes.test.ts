import { aLivePost, smallSiteForEach, type Member } from '../testing/small-site.ts'

const site = smallSiteForEach({ rateLimits: 'off' })
let ann: Member
let bob: Member
let postId: number
beforeEach(async () => {
  ann = await site.join('ann')
  bob = await site.join('bob')
  postId = await aLivePost(site, ann)
})

const dismissal = (id: number | string = postId) => `/api/posts/${id}/dismissal`

describe('a dismissal', () => {
  it('is said and taken back, each once', async () => {
    for (const [send, dismissed] of [
      [bob.post, true],
      [bob.post, true],
      [bob.delete, false],
      [bob.delete, false],
    ] as const) {
      const reply = await send(dismissal())
      expect([reply.status, reply.body]).toEqual([200, { dismissed }])
    }
    const events = await site.events()
    expect(
      events.filter(({ stream }) => stream.startsWith('dismissal-')).map(({ type, data }) => [type, data]),
    ).toEqual(['RecommendationDismissed', 'RecommendationRestored'].map((type) => [type, { postId, userId: 'bob' }]))
  })

  it('needs a post that can be read, and is taken back whatever became of it', async () => {
    expect((await bob.post(dismissal(1))).status).toBe(404)
    expect((await bob.post(dismissal('abc'))).status).toBe(404)
    await bob.post(dismissal())
    await ann.delete(`/api/posts/${postId}`)
    expect((await bob.post(dismissal())).status).toBe(404)
    expect((await bob.delete(dismissal())).body).toEqual({ dismissed: false })
  })

  it('belongs to somebody', async () => {
    expect((await site.agent.post(dismissal())).status).toBe(401)
    expect((await site.agent.delete(dismissal())).status).toBe(401)
  })

  it('is in what the member takes along', async () => {
    await bob.post(dismissal())
    const exported = await site.commands.exportUser({ userId: 'bob' })
    expect(JSON.stringify(exported)).toContain('RecommendationDismissed')
  })
})
