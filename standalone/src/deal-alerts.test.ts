import { alertList, alertMatchList, notificationList, rehearsal, type AlertView } from '@deals/events'
import { bothSidesForEach, type Someone } from './testing/both-sides.ts'
import { productForm } from './testing/product-form.ts'

const now = Date.UTC(2026, 0, 15, 12)
const minute = 60_000
const day = 24 * 60 * minute
const site = bothSidesForEach({ now })
let ann: Someone
let bob: Someone
beforeEach(async () => {
  ann = await site.join('ann')
  bob = await site.join('bob')
})

const idOf = ({ status, body }: { status: number; body: unknown }): string => {
  expect(status).toBe(201)
  return String((body as { id: string | number }).id)
}
const post = async (over: object = {}) => {
  return Number(idOf(await ann.post('/api/posts', await productForm(site, over))))
}
const alert = async (form: object = {}) =>
  idOf(await bob.post('/api/deal-alerts', { keywords: { any: ['headphones'] }, ...form }))
const matches = async () => alertMatchList.parse((await bob.get('/api/deal-alerts/matches')).body)
const told = async () => notificationList.parse((await bob.get('/api/notifications')).body).notifications
const timesTold = async () => (await told()).length
const price = async (postId: number, amount: number) =>
  expect((await ann.patch(`/api/posts/${postId}`, { price: amount, reason: 'The shop changed it.' })).status).toBe(200)

describe('an alert', () => {
  it('tells of a post when it goes live, in the list of matches and among the notifications', async () => {
    const alertId = await alert()
    const postId = await post()
    expect(await matches()).toMatchObject({
      total: 1,
      unread: 1,
      matches: [{ alertId, postId, price: 100, unread: true, why: [{ text: 'Keyword: headphones' }] }],
    })
    expect(await told()).toMatchObject([
      {
        message: 'New match for “headphones”: “Wireless headphones with noise cancelling”',
        url: `/post/${postId}`,
        kind: 'alert-match',
        seen: false,
      },
    ])
    await bob.post('/api/deal-alerts/matches/seen')
    await bob.post('/api/notifications/seen-all')
    expect([(await matches()).unread, (await told())[0]?.seen]).toEqual([0, true])
  })

  it('tells again when the price falls by a twentieth, and not for less', async () => {
    await alert()
    const postId = await post()
    await price(postId, 96)
    expect(await timesTold()).toBe(1)
    await price(postId, 95)
    expect(await timesTold()).toBe(2)
    expect((await matches()).matches).toMatchObject([{ postId, price: 95 }])
    await price(postId, 91)
    expect(await timesTold()).toBe(2)
  })

  it('tells nothing twice when events come again', async () => {
    await alert()
    await post()
    const head = await site.log.head()
    await site.reactAnew()
    expect(await timesTold()).toBe(1)
    expect(await site.log.head()).toBe(head)
  })

  it('tells later, when votes reach what was asked for', async () => {
    await alert({ minVotes: 5 })
    const postId = await post()
    const voters = await Promise.all(['cat', 'dan', 'eve', 'fay', 'gil'].map((name) => site.join(name)))
    for (const [before, voter] of voters.entries()) {
      expect([await timesTold(), before]).toEqual([0, before])
      site.time.now += minute
      await voter.post(`/api/posts/${postId}/votes`, { value: 1 })
    }
    expect((await matches()).matches).toMatchObject([
      { postId, why: [{ kind: 'keyword' }, { text: 'Votes: 5 or more' }] },
    ])
  })

  it('keeps silent while it is off or asleep, and tells of what comes after', async () => {
    const alertId = await alert()
    await bob.patch(`/api/deal-alerts/${alertId}`, { active: false })
    const first = await post()
    await bob.patch(`/api/deal-alerts/${alertId}`, { snooze: '1d' })
    await price(first, 50)
    expect(await timesTold()).toBe(0)
    site.time.now += day
    await price(first, 40)
    expect(await timesTold()).toBe(1)
  })

  it('learns a word that is not wanted, and forgets the post', async () => {
    const alertId = await alert()
    const postId = await post()
    const path = `/api/deal-alerts/${alertId}/matches/${postId}/dismiss`
    expect((await bob.post(path, { word: 'wireless' })).body).toMatchObject({ keywords: { none: ['wireless'] } })
    await price(postId, 10)
    await post({ title: 'Other wireless headphones', dealUrl: 'https://north-audio.example/other' })
    expect(await matches()).toMatchObject({ total: 0, matches: [] })
    expect(await timesTold()).toBe(1)
  })

  it('tells nobody of what they posted themselves', async () => {
    await alert()
    expect((await ann.post('/api/deal-alerts', { stores: ['north-audio'] })).status).toBe(422)
    const postId = await post()
    expect((await ann.post('/api/deal-alerts', { stores: ['north-audio'] })).status).toBe(201)
    await price(postId, 50)
    expect(alertMatchList.parse((await ann.get('/api/deal-alerts/matches')).body).total).toBe(0)
  })

  it('is rehearsed, counted, named when it is asked for twice, and removed with what it found', async () => {
    const postId = await post()
    const rehearsed = rehearsal.parse(
      (await bob.post('/api/deal-alerts/rehearse', { keywords: { any: ['sony', 'headphone'] } })).body,
    )
    expect([rehearsed.total, rehearsed.matches[0]?.post.id]).toEqual([1, postId])
    const alertId = await alert()
    expect(await bob.post('/api/deal-alerts', { keywords: { any: ['headphones'] } })).toMatchObject({
      status: 409,
      body: { id: alertId },
    })
    await price(postId, 90)
    const { alerts } = alertList.parse((await bob.get('/api/deal-alerts')).body)
    expect(alerts).toMatchObject([{ id: alertId, matches: 1 }] satisfies Partial<AlertView>[])
    await bob.delete(`/api/deal-alerts/${alertId}`)
    expect([(await matches()).total, await timesTold()]).toEqual([0, 0])
    expect(await bob.get(`/api/deal-alerts/why?postId=${postId}`)).toMatchObject({ status: 200, body: { alerts: [] } })
  })

  it('and all that came of it is folded alike from the beginning', async () => {
    const alertId = await alert({ frequency: 'daily' })
    const postId = await post()
    await price(postId, 50)
    await bob.patch(`/api/deal-alerts/${alertId}`, { keywords: { none: ['used'] }, snooze: '7d' })
    await bob.post('/api/deal-alerts/matches/seen')
    expect(await told()).toMatchObject([{ message: '2 new matches for “headphones”', url: '/deal-alerts/matches' }])
    const digests = await site.digests()
    expect(digests.now['deal-alerts']).toEqual(expect.any(String))
    expect(digests.anew).toEqual(digests.now)
  })
})
