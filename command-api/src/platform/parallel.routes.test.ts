import { randomUUID } from 'node:crypto'
import { aDiscussion, aLivePost, aSale, bodyOf, smallSite } from '../testing/small-site.ts'

/** A read side that has seen nothing yet of what the tests do. */
const late = { alertsOf: async () => [], similarPosts: async () => [], collectionsOf: async () => [] }
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort()
const times = (most: number) => Array.from({ length: most }, (_, nr) => nr)
const minute = 60_000

describe('requests that come at once', () => {
  it('make no more alerts than one after the other', async () => {
    const site = smallSite({ answers: late, trust: { ann: 0 }, rateLimits: 'off' })
    const ann = await site.join('ann')
    const create = (nr: number) => ann.post('/api/deal-alerts', { keywords: { any: [`headphones ${nr}`] } })
    const answers = await Promise.all(times(12).map(create))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(await site.events('DealAlertCreated')).toHaveLength(5)
    const { id } = bodyOf(answers.find(({ status }) => status === 201) ?? { body: {} })
    expect((await ann.delete(`/api/deal-alerts/${String(id)}`)).status).toBe(200)
    expect(statuses(await Promise.all(times(3).map((nr) => create(20 + nr))))).toEqual([201, 409, 409])
    site.close()
  })

  it('make one alert of two that look for the same, and two clicks with one key are one', async () => {
    const site = smallSite({ answers: late, rateLimits: 'off' })
    const ann = await site.join('ann')
    const create = (...words: string[]) => ann.post('/api/deal-alerts', { keywords: { any: words } })
    const answers = await Promise.all([create('lamp', 'chair'), create('chair', 'lamp'), create('kettle')])
    expect(statuses(answers)).toEqual([201, 201, 409])
    const click = () => create('table').set('idempotency-key', 'one-click-only')
    const clicks = await Promise.all([click(), click()])
    expect(statuses(clicks)).toEqual([201, 201])
    expect(await site.events('DealAlertCreated')).toHaveLength(3)
    const { id } = bodyOf(clicks[0] ?? { body: {} })
    expect((await ann.delete(`/api/deal-alerts/${String(id)}`)).status).toBe(200)
    expect((await create('table')).status).toBe(201)
    site.close()
  })

  it('make no more collections than one after the other', async () => {
    const site = smallSite({ answers: late, rateLimits: 'off' })
    const ann = await site.join('ann')
    const postId = await aLivePost(site, ann)
    await ann.post('/api/bookmarks', { postId })
    const collect = (nr: number) => ann.patch(`/api/bookmarks/${postId}`, { collection: `List ${nr}` })
    for (let nr = 0; nr < 18; nr += 1) {
      expect((await collect(nr)).status).toBe(200)
    }
    const answers = await Promise.all(times(6).map((nr) => collect(20 + nr)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    site.close()
  })

  it('save no more posts than one after the other', async () => {
    const saved = { now: 4_998 }
    const site = smallSite({ answers: { savedCount: async () => saved.now }, rateLimits: 'off' })
    const ann = await site.join('ann')
    const posts = []
    for (const nr of times(6)) {
      posts.push(await aLivePost(site, ann, aDiscussion({ title: `Which headphones last longest, ${nr}?` })))
    }
    const toggle = (postId: number) => ann.post('/api/bookmarks', { postId })
    const answers = await Promise.all(posts.map(toggle))
    expect(statuses(answers)).toEqual([200, 200, 409, 409, 409, 409])
    const isSaved = (nr: number) => answers[nr]?.status === 200
    const [first = 0] = posts.filter((_, nr) => isSaved(nr))
    const [waiting = 0, another = 0] = posts.filter((_, nr) => !isSaved(nr))
    expect((await toggle(first)).body).toEqual({ bookmarked: false })
    expect(statuses([await toggle(waiting), await toggle(another)])).toEqual([200, 409])
    saved.now = 4_000
    site.time.now += minute + 1
    expect((await toggle(another)).status).toBe(200)
    site.close()
  })

  it('begin no more drafts than one after the other', async () => {
    const site = smallSite({ rateLimits: 'off' })
    const ann = await site.join('ann')
    const ids = times(16).map(() => randomUUID())
    const save = (id: string) => ann.put(`/api/drafts/${id}`, { title: 'Headphones' })
    const answers = await Promise.all(ids.map(save))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const { drafts } = (await ann.get('/api/drafts')).body as { drafts: { id: string }[] }
    expect(drafts).toHaveLength(10)
    expect((await save(drafts[0]?.id ?? '')).status).toBe(200)
    expect((await ann.delete(`/api/drafts/${drafts[0]?.id}`)).status).toBe(200)
    expect((await save(randomUUID())).status).toBe(200)
    expect((await save(randomUUID())).status).toBe(409)
    site.close()
  })

  it('of two members who found the same deal post it once', async () => {
    const site = smallSite({ answers: late, rateLimits: 'off' })
    const members = await Promise.all(['ann', 'bob', 'cleo', 'dan'].map((name) => site.join(name)))
    const answers = await Promise.all(members.map((member) => member.post('/api/posts', aSale())))
    expect(statuses(answers)).toEqual([201, 409, 409, 409])
    expect(await site.events('PostSubmitted')).toHaveLength(1)
    const [ann] = members
    const again = await ann?.post('/api/posts', aSale())
    expect([again?.status, bodyOf(again ?? { body: {} })['duplicates']]).toMatchObject([409, [{ kind: 'soft' }]])
    const reason = 'This one is for another country.'
    expect((await ann?.post('/api/posts', aSale({ duplicateOverride: reason })))?.status).toBe(201)
    site.close()
  })

  it('of two clicks with one key post it once and answer both', async () => {
    const site = smallSite({ answers: late, rateLimits: 'off' })
    const ann = await site.join('ann')
    const click = () => ann.post('/api/posts', aSale()).set('idempotency-key', 'one-click-only')
    const answers = await Promise.all([click(), click()])
    expect(statuses(answers)).toEqual([201, 201])
    expect(new Set(answers.map((answer) => bodyOf(answer)['id'])).size).toBe(1)
    expect(await site.events('PostSubmitted')).toHaveLength(1)
    site.close()
  })

  it('let the next one post when the first broke off', async () => {
    const site = smallSite({ answers: late, rateLimits: 'off' })
    const [ann, bob] = [await site.join('ann'), await site.join('bob')]
    const append = site.context.log.append.bind(site.context.log)
    jest
      .spyOn(site.context.log, 'append')
      .mockImplementation(async (stream, events, options) =>
        stream.startsWith('post-') ? Promise.reject(new Error('the disk is gone')) : append(stream, events, options),
      )
    expect((await ann.post('/api/posts', aSale())).status).toBe(500)
    jest.restoreAllMocks()
    expect((await bob.post('/api/posts', aSale())).status).toBe(201)
    site.close()
  })
})
