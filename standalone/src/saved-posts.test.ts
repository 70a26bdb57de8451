import { notificationList, type Reminder } from '@deals/events'
import { aPost, aPostEdit } from '@deals/events/testing'
import { bothSidesForEach, type Someone } from './testing/both-sides.ts'

const hour = 3_600_000
const now = Date.UTC(2026, 0, 15, 12)
const postId = 1
const site = bothSidesForEach({ now })
let ann: Someone
let bob: Someone
beforeEach(async () => {
  ann = await site.join('ann')
  bob = await site.join('bob')
  const ends = { expiresAt: now + 30 * hour }
  await site.tell(aPost({ postId, authorId: 'ann', status: 'active', title: 'Kettle', price: 4_000, ...ends }))
  // From here on the clock knows what it has looked at.
  await site.lookAtTheClock()
  for (const member of [ann, bob]) {
    expect((await member.post('/api/bookmarks', { postId })).status).toBe(200)
  }
})

const toldTo = async (member: Someone) => {
  const { notifications } = notificationList.parse((await member.get('/api/notifications')).body)
  return notifications.filter(({ kind }) => kind.startsWith('saved-'))
}
const messages = async () => (await toldTo(bob)).map(({ message }) => message)
const price = (dollars: number) => site.tell(aPostEdit({ postId, changes: { price: dollars * 100 } }))
const choose = async (...reminders: Reminder[]) =>
  expect((await bob.patch(`/api/bookmarks/${postId}`, { reminders })).status).toBe(200)
const ends = (hours: number) => site.tell(aPostEdit({ postId, changes: { expiresAt: site.time.now + hours * hour } }))
const [withinADay, withinHours] = ['it ends within a day', 'it ends within two hours']
const heard = async () => (await messages()).map((message) => message.replace('You saved “Kettle”: ', '')).reverse()
const after = async (hours: number) => {
  site.time.now += hours * hour
  await site.lookAtTheClock()
}

describe('who saved a post', () => {
  it('hears that it costs less, as it stands then, and what was told leads there', async () => {
    await price(20)
    expect(await toldTo(bob)).toMatchObject([
      {
        message: 'You saved “Kettle”: now it costs $20.00',
        url: `/post/${postId}`,
        kind: 'saved-cheaper',
        seen: false,
      },
    ])
    await price(30)
    await price(20)
    expect(await messages()).toHaveLength(1)
  })

  it('hears a day before that it ends, once, then that it is over, and that it is back', async () => {
    await after(5)
    expect(await messages()).toEqual([])
    await after(2)
    await after(1)
    expect(await messages()).toEqual(['You saved “Kettle”: it ends within a day'])
    await after(23)
    expect((await messages())[0]).toBe('You saved “Kettle”: it is over')
    await ann.patch(`/api/posts/${postId}/renew`)
    expect(await messages()).toHaveLength(3)
    expect((await messages())[0]).toBe('You saved “Kettle”: it is back')
  })

  it('hears late of what began while nobody looked, and nothing of what is over by then', async () => {
    site.time.now += 20 * hour
    await site.lookAtTheClock()
    expect(await messages()).toEqual(['You saved “Kettle”: it ends within a day'])
  })

  it('hears nothing as its poster, nothing once it is let go of, and nothing twice when events come again', async () => {
    await price(20)
    await bob.post('/api/bookmarks', { postId })
    await price(10)
    expect([await toldTo(ann), await messages()]).toEqual([[], ['You saved “Kettle”: now it costs $20.00']])
    const head = await site.log.head()
    await site.reactAnew()
    expect(await site.log.head()).toBe(head)
  })

  it('hears again of an end that was moved away and comes near again, and of one that was moved near at once', async () => {
    await after(7)
    await ends(60)
    await after(35)
    expect(await heard()).toEqual([withinADay])
    await after(2)
    expect(await heard()).toEqual([withinADay, withinADay])
    await ends(80)
    await ends(20)
    await ends(10)
    expect(await heard()).toHaveLength(2)
    await ends(200)
    await ends(12)
    expect(await heard()).toHaveLength(2)
  })

  it('hears nothing where that is switched off', async () => {
    await bob.patch('/api/user/preferences', { notices: { inApp: { saved: false } } })
    await price(20)
    expect(await messages()).toEqual([])
  })
})

describe('what a saved post reminds of', () => {
  it('is chosen for each: its last hours once, beside its last day or alone', async () => {
    await choose('day-before', 'hours-before', 'over')
    await after(7)
    await after(20)
    expect(await heard()).toEqual([withinADay])
    await after(1)
    await after(0)
    expect(await heard()).toEqual([withinADay, withinHours])
    await after(2)
    expect(await heard()).toEqual([withinADay, withinHours, 'it is over'])
  })

  it('is nothing of what was not chosen', async () => {
    await choose('hours-before')
    await price(20)
    await after(7)
    expect(await heard()).toEqual([])
    await after(22)
    expect(await heard()).toEqual([withinHours])
    await after(2)
    await ann.patch(`/api/posts/${postId}/renew`)
    expect(await heard()).toEqual([withinHours])
  })

  it('is said once and as near as it is, where nobody looked in between', async () => {
    await choose('day-before', 'hours-before')
    await after(29)
    expect(await heard()).toEqual([withinHours])
  })

  it('is said of a price and of an end that one change brings', async () => {
    await choose('price-drop', 'hours-before')
    await site.tell(aPostEdit({ postId, changes: { price: 2_000, expiresAt: site.time.now + hour } }))
    expect((await heard()).toSorted()).toEqual([withinHours, 'now it costs $20.00'])
    const head = await site.log.head()
    await site.reactAnew()
    await after(0)
    expect(await site.log.head()).toBe(head)
  })

  it('is nothing of a silent one, until somebody wants to hear again', async () => {
    await choose()
    await price(20)
    await after(7)
    expect(await heard()).toEqual([])
    await choose('price-drop')
    await price(10)
    expect(await heard()).toEqual(['now it costs $10.00'])
  })

  it('begins anew with a post that is saved again', async () => {
    await choose()
    await bob.post('/api/bookmarks', { postId })
    await bob.post('/api/bookmarks', { postId })
    await price(20)
    expect(await heard()).toEqual(['now it costs $20.00'])
  })
})
