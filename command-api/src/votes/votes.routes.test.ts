import { aLivePost, aSale, smallSiteForEach } from '../testing/small-site.ts'

describe('POST /api/posts/{id}/votes', () => {
  const site = smallSiteForEach()

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

describe('PUT /api/posts/{id}/votes/reason', () => {
  const site = smallSiteForEach({
    answers: {
      storeByHost: async ({ host }) => ({ slug: 'x', name: 'X', isBlocked: host === 'blocked.example' }),
    },
  })

  async function explained(body: object, vote = -1) {
    const ann = await site.join('ann')
    const bob = await site.join('bob')
    const postId = await aLivePost(site, ann)
    await bob.post(`/api/posts/${postId}/votes`, { value: vote })
    return bob.put(`/api/posts/${postId}/votes/reason`, body)
  }

  it.each([
    [{ reason: 'store' }, { reason: 'store', link: null }],
    [
      { reason: 'other', link: 'https://other.example/' },
      { reason: 'other', link: null },
    ],
    [
      { reason: 'cheaper', link: 'https://other.example/p?utm_source=x&a=1' },
      { reason: 'cheaper', link: 'https://other.example/p?a=1' },
    ],
  ])('keeps %j', async (body, answer) => {
    expect(await explained(body)).toMatchObject({ status: 200, body: answer })
  })

  it.each([
    [null, 'Enter a full web address'],
    ['at the corner', 'Enter a full web address'],
    ['javascript:alert(1)', 'Enter a full web address'],
    ['https://127.0.0.1/', 'Enter a full web address'],
    ['https://bit.ly/x', 'Shortened links are not allowed'],
    ['https://blocked.example/', 'Links to blocked.example are not allowed here'],
  ])('takes addresses as links of deals are: not %s', async (link, message) => {
    expect(await explained({ reason: 'cheaper', link })).toMatchObject({
      status: 422,
      body: { fields: { link: message } },
    })
  })

  it('is for a vote against the post', async () => {
    expect(await explained({ reason: 'other' }, 1)).toMatchObject({
      status: 409,
      body: { message: 'Vote it down first.' },
    })
  })
})
