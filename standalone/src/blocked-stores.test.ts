import { queueView, waitingStores } from '@deals/events'
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
const decide = (by: Someone, status: string, slug = 'dubious-deals') =>
  by.patch(`/api/moderation/stores/${slug}`, { status })
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
