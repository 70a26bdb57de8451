import { limitsView } from '@deals/events'
import { aDiscussion, aLivePost, aPicture, bodyOf, smallSite, type Member } from '../testing/small-site.ts'
import { targetClaim } from './write-limits.ts'

describe('the limits of writing', () => {
  it('let a new member post twice a day, and say when it goes on', async () => {
    const site = smallSite({ trust: { ann: 0 } })
    const ann = await site.join('ann')
    const submit = (nr: number) => ann.post('/api/posts', aDiscussion({ title: `Question number ${nr} of today` }))
    expect([(await submit(1)).status, (await submit(2)).status]).toEqual([201, 201])
    const third = await submit(3)
    expect([third.status, third.body, third.headers['retry-after']]).toEqual([
      429,
      { message: 'You can post again in 24 hours.' },
      '86400',
    ])
    site.time.now += 86_400_000
    expect((await submit(3)).status).toBe(201)
    site.close()
  })

  it('tell a member what is left, when there is more, and what more trust gives', async () => {
    const site = smallSite({ trust: { ann: 0 } })
    const [ann, olive] = [await site.join('ann'), await site.join('olive', 'owner')]
    const limitOf = async (member: Member, action: string) =>
      limitsView.parse((await member.get('/api/user/limits')).body).limits.find((one) => one.action === action)
    await ann.post('/api/posts', aDiscussion())
    site.time.now += 3_600_000
    expect(await limitOf(ann, 'submit')).toEqual({
      action: 'submit',
      title: 'Posts',
      windows: [{ most: 2, seconds: 86_400, left: 1, nextIn: 82_800 }],
      next: [
        { most: 10, seconds: 86_400 },
        { most: 4, seconds: 14_400 },
      ],
    })
    const version = 0
    await olive.patch('/api/staff/settings', { version, values: { 'submit.0.86400': 1, 'suggest.1.86400': 7 } })
    expect((await limitOf(ann, 'submit'))?.windows).toMatchObject([{ most: 1, left: 0, nextIn: 82_800 }])
    expect(await limitOf(ann, 'suggest')).toMatchObject({ windows: [], next: [{ most: 7, seconds: 86_400 }] })
    expect(await limitOf(olive, 'submit')).toMatchObject({ windows: [{ most: 30, left: 30, nextIn: 0 }], next: null })
    site.close()
  })

  it('count nothing that was refused', async () => {
    const site = smallSite({ trust: { ann: 0 } })
    const ann = await site.join('ann')
    for (let nr = 0; nr < 4; nr += 1) {
      expect((await ann.post('/api/posts', { title: 'x' })).status).toBe(422)
    }
    expect((await ann.post('/api/posts', aDiscussion())).status).toBe(201)
    site.close()
  })

  it('slow comments down in the words of the specification', async () => {
    const site = smallSite()
    const bob = await site.join('bob')
    const postId = await aLivePost(site, bob)
    const comment = () => bob.post('/api/comments', { postId, content: 'Mine are ten years old.', depth: 0 })
    expect((await comment()).status).toBe(201)
    const second = await comment()
    expect([second.status, second.text]).toEqual([429, 'You are posting too fast. Try again in 10 seconds'])
    site.time.now += 10_000
    expect((await comment()).status).toBe(201)
    site.close()
  })

  it('let nobody change their profile for hours on end', async () => {
    const site = smallSite()
    const ann = await site.join('ann')
    const change = (at: number) => ann.patch('/api/user/profile', { bio: `Bargains, for ${at} years` })
    for (let at = 0; at < 30; at += 1) {
      expect((await change(at)).status).toBe(200)
    }
    const refused = await change(30)
    expect([refused.status, refused.body]).toEqual([
      429,
      { message: 'You are doing this too often. Try again in 60 minutes.' },
    ])
    site.close()
  })

  type Asking = (nr: number) => PromiseLike<{ readonly status: number }>
  it.each<[what: string, most: number, ready: (bob: Member, postId: number) => Promise<Asking>]>([
    ['saving posts', 220, async (bob, postId) => () => bob.post('/api/bookmarks', { postId })],
    ['dismissing posts', 220, async (bob, postId) => () => bob.post(`/api/posts/${postId}/dismissal`)],
    ['telling of visits', 30, async (bob) => () => bob.post('/api/visits', { begunAgo: 1, endedAgo: 0, opened: [] })],
    [
      'saying whether a deal is over',
      60,
      async (bob, postId) => (nr) => bob.post(`/api/posts/${postId}/availability`, { available: nr % 2 === 0 }),
    ],
    [
      'changing preferences',
      120,
      async (bob) => (nr) => bob.patch('/api/user/preferences', { layout: nr % 2 === 0 ? 'list' : 'grid' }),
    ],
    [
      'changes of an alert, which was one itself,',
      59,
      async (bob) => {
        const { id } = bodyOf(await bob.post('/api/deal-alerts', { keywords: { any: ['kettle'] } }))
        return (nr) => bob.patch(`/api/deal-alerts/${String(id)}`, { active: nr % 2 === 1 })
      },
    ],
  ])('end %s after %i in an hour, until time has passed', async (_what, most, ready) => {
    const site = smallSite()
    const postId = await aLivePost(site, await site.join('ann'))
    const ask = await ready(await site.join('bob'), postId)
    const statuses = []
    for (let nr = 0; nr <= most; nr += 1) {
      statuses.push((await ask(nr)).status)
    }
    expect(statuses.findIndex((status) => status !== 200)).toBe(most)
    expect(statuses.at(-1)).toBe(429)
    site.time.now += 3_600_000
    expect((await ask(most)).status).toBe(200)
    site.close()
  })

  it('count pictures whatever way they come in', async () => {
    const site = smallSite({ trust: { ann: 0 } })
    const ann = await site.join('ann')
    const picture = await aPicture()
    const submit = () => {
      const form = site.agent.post('/api/posts').set('cookie', ann.cookie).field('type', 'discussion')
      return form.attach('images', picture, '1.png').attach('images', picture, '2.png')
    }
    for (let nr = 0; nr < 5; nr += 1) {
      expect((await submit()).status).toBe(422)
    }
    expect((await submit()).status).toBe(429)
    const upload = site.agent.post('/api/images').set('cookie', ann.cookie)
    expect((await upload.attach('image', picture, '1.png')).status).toBe(429)
    site.close()
  })

  it('keep a member from pulling one other down', async () => {
    const site = smallSite({ rateLimits: 'on' })
    const ann = await site.join('ann')
    const bob = await site.join('bob')
    const down = async () => {
      const postId = await aLivePost(site, ann)
      return (await bob.post(`/api/posts/${postId}/votes`, { value: -1 })).status
    }
    expect([await down(), await down(), await down(), await down()]).toEqual([200, 200, 200, 429])
    site.close()
  })

  it('of passwords stay, however many commands of others are refused', async () => {
    const site = smallSite()
    await site.join('bob')
    const guess = async () => {
      const sent = { username: 'bob', password: 'a wrong guess' }
      return (await site.agent.post('/login').type('form').send(sent)).status
    }
    for (let nr = 0; nr < 5; nr += 1) {
      expect(await guess()).toBe(401)
    }
    // Each was one step towards the moment when the counts of everybody were thrown away.
    for (let nr = 0; nr < 1_000; nr += 1) {
      const taken = await site.context.limits.take([targetClaim({ id: 'ann', trustLevel: 0 }, 'bob')])
      await (taken.isFree ? taken.giveBack() : undefined)
    }
    expect(await guess()).toBe(429)
    site.close()
  })

  it('are lifted when they are off, and rules about content are not', async () => {
    const site = smallSite({ trust: { ann: 0 }, rateLimits: 'off' })
    const ann = await site.join('ann')
    const postId = await aLivePost(site, ann)
    const comment = (content: string) => ann.post('/api/comments', { postId, content, depth: 0 })
    for (let nr = 0; nr < 8; nr += 1) {
      expect((await comment(`Answer ${nr}`)).status).toBe(201)
    }
    expect((await ann.get('/api/user/limits')).body).toEqual({ limits: [] })
    const link = await comment('See https://shop.example')
    expect([link.status, link.text]).toEqual([400, 'You cannot post links yet'])
    site.close()
  })
})
