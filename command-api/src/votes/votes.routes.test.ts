import { aLivePost, aSale, smallSite, type SmallSite } from '../testing/small-site.ts'

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

  it('gives the vote anew once the deal is another one, and only then', async () => {
    const ann = await site.join('ann')
    const bob = await site.join('bob')
    const postId = await aLivePost(site, ann, aSale())
    const again = () => bob.post(`/api/posts/${postId}/votes`, { value: 1, again: true })
    const votesInLog = async () => (await site.events('VoteCast')).length

    await again()
    await again()
    expect(await votesInLog()).toBe(1)
    const edit = { dealUrl: 'https://other.example/sale' }
    site.time.now += 10 * 60_000
    expect((await ann.patch(`/api/posts/${postId}`, edit)).status).toBe(200)
    expect((await again()).body).toEqual({ vote: { value: 1 }, votes: 1 })
    expect(await votesInLog()).toBe(2)
  })
})
