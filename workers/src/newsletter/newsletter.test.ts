import { confirmableFor, type Subscriptions } from '@deals/accounts'
import { smallSiteForEach } from '../testing/small-site.ts'

const hour = 3_600_000
const monday = Date.UTC(2026, 0, 19, 12)

const site = smallSiteForEach()
let subscriptions: Subscriptions
beforeEach(() => {
  site.clock.time = monday - hour
  subscriptions = site.mails.subscriptions(site.clock.now)
  site.mails.said.best = [
    { postId: 1, title: 'Headphones', price: 100, originalPrice: null, currency: 'USD', storeName: null, votes: 3 },
  ]
})
const lookTwice = async () => {
  const workers = site.start()
  await workers.lookAtTheClock()
  await workers.idle()
  return workers
}
const confirmed = async (...names: string[]) => {
  for (const name of names) {
    await subscriptions.ask(`${name}@mail.example`, null)
  }
  const all = await subscriptions.list('', 1000)
  await Promise.all(all.map(({ id }) => subscriptions.confirm(id)))
  await Promise.all((await subscriptions.lettersDue(1000)).map((due) => subscriptions.takenOver(due)))
  return all.map(({ id }) => id)
}

describe('the newsletter', () => {
  it('goes to everybody who confirmed, on Mondays at noon, once', async () => {
    const ids = await confirmed('ann', 'bob', 'cat', 'dan', 'eve')
    const workers = await lookTwice()
    expect(site.mails.written()).toEqual([])
    site.clock.time = monday
    await workers.lookAtTheClock()
    await workers.lookAtTheClock()
    await workers.idle()
    expect(site.mails.written()).toEqual(ids.map((id) => `newsletter-${id}-2026-01-19.eml`).sort())
    expect(site.called()).toEqual(['issueNewsletter', ...ids.map(() => 'recordDelivery')])
  })

  it('is asked for once, although workers end in between and others take their place', async () => {
    const ids = await confirmed('ann', 'bob', 'cat')
    site.clock.time = monday
    const first = site.start()
    await first.lookAtTheClock()
    await first.lookAtTheClock()
    await first.stop()
    site.clock.time = monday + 5 * hour
    await lookTwice()
    await lookTwice()
    expect(site.mails.written()).toEqual(ids.map((id) => `newsletter-${id}-2026-01-19.eml`).sort())
    expect(site.called().filter((name) => name === 'issueNewsletter')).toHaveLength(1)
  })

  it('goes to those who are left when it is a day late, and to nobody later', async () => {
    await confirmed('ann')
    site.clock.time = monday + 25 * hour
    await lookTwice()
    expect(site.mails.written()).toEqual([])
    expect(site.called()).toEqual([])
  })

  it('goes to nobody who has not confirmed, or has ended it', async () => {
    const [id = ''] = await confirmed('ann')
    await subscriptions.remove(id)
    await subscriptions.ask('bob@mail.example', null)
    site.clock.time = monday
    await lookTwice()
    expect(site.mails.written().filter((name) => name.startsWith('newsletter'))).toEqual([])
  })

  it('is not written when there is nothing in it', async () => {
    await confirmed('ann')
    site.mails.said.best = []
    site.clock.time = monday
    await lookTwice()
    expect(site.mails.written()).toEqual([])
  })
})

describe('an address that was asked', () => {
  it('gets one letter', async () => {
    await subscriptions.ask('ann@mail.example', null)
    const workers = await lookTwice()
    await workers.lookAtTheClock()
    await workers.idle()
    const [due] = await subscriptions.list('', 10)
    expect(site.mails.written()).toEqual([`confirm-${due?.id}-${site.clock.time}.eml`])
  })

  it('gets none any more when it confirmed by an earlier one', async () => {
    await subscriptions.ask('ann@mail.example', null)
    const [asked] = await subscriptions.list('', 10)
    await subscriptions.confirm(asked?.id ?? '')
    await lookTwice()
    expect(site.mails.written()).toEqual([])
  })

  it('is forgotten when it never confirmed', async () => {
    await subscriptions.ask('ann@mail.example', null)
    site.clock.time += 1
    await subscriptions.ask('bob@mail.example', null)
    site.clock.time += confirmableFor - 1
    const workers = site.start()
    for (let part = 0; part < 256; part += 1) {
      await workers.lookAtTheClock()
    }
    expect((await subscriptions.list('', 10)).map(({ email }) => email)).toEqual(['bob@mail.example'])
  })
})
