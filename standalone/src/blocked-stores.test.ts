import { logView, queueView, waitingStores } from '@deals/events'
import { aRole } from '@deals/events/testing'
import { bothSidesForEach, type Someone } from './testing/both-sides.ts'
import { productForm } from './testing/product-form.ts'

const site = bothSidesForEach({ now: Date.UTC(2026, 0, 15, 12) })
let ann: Someone
let mo: Someone
let sue: Someone
beforeEach(async () => {
  ;[ann, mo, sue] = await Promise.all([site.join('ann'), site.join('mo'), site.join('sue')])
  await site.tell(aRole({ userId: 'mo', role: 'moderator' }), aRole({ userId: 'sue', role: 'moderator' }))
})

const submit = async (over: object = {}) => {
  const dubious = { storeName: 'Dubious Deals', dealUrl: 'https://dubious.example/headphones' }
  const { status, body } = await ann.post('/api/posts', await productForm(site, { ...dubious, ...over }))
  const { id = 0, fields } = body as { id?: number; fields?: object }
  return { status, id, fields }
}
const stores = async () => waitingStores.parse((await mo.get('/api/moderation/stores')).body)
const why = 'Sells what it never sends.'
const decide = (by: Someone, status: string, slug = 'dubious-deals') =>
  by.patch(`/api/moderation/stores/${slug}`, status === 'blocked' ? { status, reason: why } : { status })
const statusOf = async (id: number) => ((await mo.get(`/api/posts/${id}`)).body as { status?: string }).status
const refused = { dealUrl: 'Links to dubious.example are not allowed here' }

describe('a store that a member named', () => {
  it('stands among those that wait until it is decided, and who is late hears by whom', async () => {
    await submit()
    expect(await stores()).toMatchObject({
      stores: [{ slug: 'dubious-deals', hosts: ['dubious.example'], status: 'pending', activeDeals: 1 }],
    })
    const { counts } = queueView.parse((await mo.get('/api/moderation/queue')).body)
    expect(counts.stores).toBe(1)
    expect((await decide(mo, 'active')).body).toEqual({ slug: 'dubious-deals', status: 'active' })
    expect(await stores()).toEqual({ stores: [], total: 0 })
    expect(await decide(sue, 'blocked')).toMatchObject({
      status: 409,
      body: { message: 'Someone else already decided this: let in by mo, a moment ago.' },
    })
  })

  it('is decided by moderators, as one of two, where there is one', async () => {
    await submit()
    expect((await decide(ann, 'blocked')).status).toBe(403)
    expect((await decide(mo, 'deleted')).status).toBe(422)
    expect((await decide(mo, 'pending')).status).toBe(409)
    expect((await decide(mo, 'blocked', 'nobody')).status).toBe(404)
  })
})

describe('a store that was blocked', () => {
  it('takes its posts out of sight, those that stand beside another name too', async () => {
    const { id: named } = await submit()
    const { id: beside } = await submit({
      title: 'Gel pens, 24, refillable',
      storeName: 'Honest Shop',
      dealUrl: 'https://www.pens.dubious.example/x',
    })
    const { id: other } = await submit({
      title: 'Stand mixer with three tools',
      storeName: 'Mixers',
      dealUrl: 'https://mixers.example/5',
    })
    expect((await decide(mo, 'blocked')).status).toBe(200)
    const queue = queueView.parse((await mo.get('/api/moderation/queue')).body)
    expect(queue.items.map(({ postId }) => postId).toSorted()).toEqual([named, beside].toSorted())
    expect(queue.items[0]?.findings).toMatchObject([{ code: 'blocked-domain', severity: 'suspicious' }])
    expect((await ann.get(`/api/posts/${other}`)).body).toMatchObject({ status: 'active' })
  })

  it('is refused whatever name is typed beside its address, in a new post and in an edit', async () => {
    await submit()
    const { id } = await submit({
      title: 'Stand mixer with three tools',
      storeName: 'Mixers',
      dealUrl: 'https://mixers.example/5',
    })
    await decide(mo, 'blocked')
    const again = { title: 'Gel pens, 24, refillable', dealUrl: 'https://shop.dubious.example/pens' }
    const { status, fields } = await submit({ ...again, storeName: 'Honest Shop' })
    expect([status, fields]).toEqual([422, { dealUrl: 'Links to shop.dubious.example are not allowed here' }])
    expect((await submit({ ...again, storeName: undefined, storeSlug: 'mixers' })).status).toBe(422)
    const edited = await ann.patch(`/api/posts/${id}`, { dealUrl: 'https://dubious.example/5', reason: 'Moved.' })
    expect(edited).toMatchObject({ status: 422, body: { fields: refused } })
  })

  it('is let in again', async () => {
    await submit()
    await decide(mo, 'blocked')
    expect((await stores()).stores).toMatchObject([{ status: 'blocked' }])
    expect((await decide(mo, 'active')).status).toBe(200)
    const { status } = await submit({ title: 'Gel pens, 24, refillable', dealUrl: 'https://dubious.example/pens' })
    expect(status).toBe(201)
  })
})

describe('why a store is blocked', () => {
  it.each([undefined, null, '   ', 'x'.repeat(1_001)])('is said in a few words: %j', async (reason) => {
    await submit()
    const sentence = 'Give a reason of 1 to 1000 characters'
    expect(await mo.patch('/api/moderation/stores/dubious-deals', { status: 'blocked', reason })).toMatchObject({
      status: 422,
      body: { fields: { reason: sentence } },
    })
    expect((await stores()).stores).toMatchObject([{ status: 'pending', decided: null }])
  })

  it('stands beside the store and in the log, and counts again when letting it in is taken back', async () => {
    await submit()
    await decide(mo, 'blocked')
    expect((await stores()).stores).toMatchObject([{ decided: { by: 'mo', reason: why } }])
    await decide(sue, 'active')
    expect((await sue.patch('/api/moderation/stores/dubious-deals', { status: 'blocked' })).status).toBe(200)
    const { entries } = logView.parse((await mo.get('/api/moderation/log?about=dubious-deals')).body)
    expect(entries.map(({ code = '', reason }) => [code, reason])).toEqual([
      ['blocked', why],
      ['active', undefined],
      ['blocked', why],
    ])
  })
})

describe('posts of a store whose block is over', () => {
  const block = async (over: object = {}) => {
    const { id } = await submit(over)
    await decide(mo, 'blocked')
    expect(await statusOf(id)).toBe('staff-review')
    return id
  }

  it.each(['active', 'pending'])('stand as before: %s', async (status) => {
    const id = await block()
    expect((await stores()).stores).toMatchObject([{ heldPosts: 1 }])
    await decide(mo, status)
    expect(await statusOf(id)).toBe('active')
    const { items } = queueView.parse((await mo.get('/api/moderation/queue')).body)
    expect(items).toEqual([])
  })

  it('wait on where somebody reported them meanwhile, and can be found', async () => {
    const id = await block()
    await site.tell({
      type: 'PostReported',
      data: {
        postId: id,
        userId: 'sue',
        reason: 'spam',
        note: null,
        commentId: null,
        authorId: 'ann',
        weight: 1,
        trust: 1,
      },
    })
    await decide(mo, 'active')
    expect(await statusOf(id)).toBe('staff-review')
    const asked = '/api/moderation/queue?store=dubious-deals&reason=blocked-domain'
    const { items } = queueView.parse((await mo.get(asked)).body)
    expect(items.map(({ postId }) => postId)).toEqual([id])
  })

  it.each([
    ['the store that they name', 'dubious-deals', 'mixers'],
    ['the store to which they link', 'mixers', 'dubious-deals'],
  ])(
    'wait on while another block holds them, and stand as before when the last is over: first %s',
    async (...[, first, last]) => {
      await submit({ title: 'Stand mixer with three tools', storeName: 'Mixers', dealUrl: 'https://mixers.example/5' })
      const id = await block({ dealUrl: 'https://mixers.example/headphones' })
      await decide(mo, 'blocked', 'mixers')
      await decide(mo, 'active', first)
      expect(await statusOf(id)).toBe('staff-review')
      await decide(mo, 'active', last)
      expect(await statusOf(id)).toBe('active')
    },
  )

  it('wait on where the end of another block has nothing to do with them', async () => {
    await submit({ title: 'Stand mixer with three tools', storeName: 'Mixers', dealUrl: 'https://mixers.example/5' })
    await decide(mo, 'blocked', 'mixers')
    const id = await block()
    await decide(mo, 'active', 'mixers')
    expect(await statusOf(id)).toBe('staff-review')
  })

  it('stay where a moderator brought them meanwhile', async () => {
    const id = await block()
    const { body } = await mo.patch(`/api/moderation/posts/${id}/status`, { status: 'active' })
    expect(body).toMatchObject({ status: 'active' })
    await mo.patch(`/api/moderation/posts/${id}/status`, { status: 'staff-review' })
    await decide(mo, 'active')
    expect(await statusOf(id)).toBe('staff-review')
  })
})

describe('what was decided about a store', () => {
  it.each(['active', 'blocked'])('is taken back by whoever decided it, and by nobody else: %s', async (status) => {
    await submit()
    await decide(mo, status)
    expect((await decide(sue, 'pending')).status).toBe(409)
    expect((await decide(mo, 'pending')).body).toEqual({ slug: 'dubious-deals', status: 'pending' })
    expect((await stores()).stores).toMatchObject([{ status: 'pending', decided: { by: 'mo' } }])
    expect((await decide(sue, 'blocked')).status).toBe(200)
    expect((await decide(mo, 'pending')).status).toBe(409)
    expect((await stores()).stores).toMatchObject([{ status: 'blocked', decided: { by: 'sue' } }])
  })

  it('is taken back once a blocked one was let in by mistake', async () => {
    await submit()
    await decide(mo, 'blocked')
    await decide(sue, 'active')
    expect((await decide(mo, 'blocked')).status).toBe(409)
    expect((await decide(sue, 'blocked')).status).toBe(200)
  })
})
