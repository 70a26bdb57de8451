import { aComment } from '@deals/events/testing'
import { smallSiteForEach } from '../testing/small-site.ts'

const hour = 3_600_000
const name = '1-bob-alert-match'
const site = smallSiteForEach()
beforeEach(async () => {
  site.clock.time = Date.UTC(2026, 0, 15, 12)
  site.mails.said.notices = [{ notificationId: name, userId: 'bob' }]
  await site.mails.hasDevice('bob', 'phone')
})
const start = () => site.start({ isJobTimeTurned: true })
const restarted = async () => {
  await site.stopAll()
  return start()
}
const happens = () => site.tell(aComment({ postId: 1 }))
const until = async (isSo: () => boolean) => {
  while (!isSo()) {
    await new Promise((resolve) => setImmediate(resolve))
  }
}
const recorded = () =>
  site.calls.filter((call) => call.name === 'recordDelivery').map(({ request }) => request['outcome'])

describe('a push notice', () => {
  it('leaves for each browser of the member, and that is noted once', async () => {
    await site.mails.hasDevice('bob', 'laptop')
    await happens()
    await start().idle()
    expect(site.mails.pushes.sent.toSorted()).toEqual(['laptop', 'phone'])
    expect(recorded()).toEqual([{ providerRef: '2 devices' }])
  })

  it.each([
    ['alerts', 1],
    ['replies', 2],
  ] as const)('about one post: two of %s show as %i', async (type, shown) => {
    site.mails.said.notices = [name, '1-bob-other-match'].map((notificationId) => ({ notificationId, userId: 'bob' }))
    site.mails.said.notice = { type, message: 'Found', url: '/post/1' }
    await happens()
    await start().idle()
    expect(site.mails.pushes.topics).toHaveLength(2)
    expect(new Set(site.mails.pushes.topics).size).toBe(shown)
  })

  it('waits for the end of quiet hours', async () => {
    site.mails.said.terms = { ...site.mails.said.terms, quietHours: { from: 11, until: 13 } }
    await happens()
    await start().idle()
    expect(site.mails.pushes.sent).toEqual([])
    site.clock.time += hour
    await (await restarted()).idle()
    expect(site.mails.pushes.sent).toEqual(['phone'])
  })

  it('does not leave while push notices are switched off', async () => {
    site.answers.settings = { 'open.push': 0 }
    await happens()
    await start().idle()
    expect([site.mails.pushes.sent, recorded()]).toEqual([[], []])
  })

  it('does not leave once it is seen', async () => {
    site.mails.said.notice = null
    await happens()
    await start().idle()
    expect([site.mails.pushes.sent, recorded()]).toEqual([[], []])
  })

  it.each<[string, number, object]>([
    ['takes none any more', 410, { code: 'gone' }],
    ['is not known', 404, { code: 'gone' }],
    ['may not be told', 403, { code: 'refused' }],
    ['is said to be elsewhere', 302, { code: 'refused' }],
  ])('is noted as failed where the browser %s', async (_what, status, outcome) => {
    site.mails.pushes.statuses.set('phone', status)
    await happens()
    await start().idle()
    expect(recorded()).toEqual([outcome])
  })

  it.each([503, 429])('is tried again where the service is away: %s', async (status) => {
    site.mails.pushes.statuses.set('phone', status)
    await happens()
    start()
    await until(() => site.mails.pushes.sent.length === 1)
    await site.stopAll()
    expect(recorded()).toEqual([])
    site.mails.pushes.statuses.clear()
    site.clock.time += 5_000
    await (await restarted()).idle()
    expect([site.mails.pushes.sent, recorded()]).toEqual([['phone', 'phone'], [{ providerRef: '1 devices' }]])
  })

  it('is not tried again for one browser of several, as the others would be told twice', async () => {
    await site.mails.hasDevice('bob', 'laptop')
    site.mails.pushes.statuses.set('laptop', 503)
    await happens()
    await start().idle()
    expect(recorded()).toEqual([{ providerRef: '1 devices' }])
  })
})
