import { aLivePost, smallSite, type SmallSite } from '../testing/small-site.ts'

describe('POST /api/posts/{id}/votes', () => {
  let site: SmallSite
  beforeEach(() => {
    site = smallSite()
  })
  afterEach(() => site.close())

  it('counts a vote, takes it back when it is repeated, and turns it around', async () => {
    const ann = await site.join('ann')
    const bob = await site.join('bob')
    const postId = await aLivePost(site, ann)
    const vote = (value: number) => bob.post(`/api/posts/${postId}/votes`, { value })

    const first = await vote(1)
    expect([first.status, first.body]).toEqual([200, { vote: { value: 1 }, votes: 1 }])
    expect(Number(first.headers['x-position'])).toBe(await site.context.log.head())
    expect((await vote(1)).body).toEqual({ vote: { value: null }, votes: 0 })
    expect((await vote(-1)).body).toEqual({ vote: { value: -1 }, votes: -1 })
    expect((await vote(1)).body).toEqual({ vote: { value: 1 }, votes: 1 })
  })
})
