import { mostWebhooks, type ChangeView, type NewWebhook } from '@deals/events'
import { invocationOf } from '../platform/invocation.ts'
import { createCallers } from '../sessions/find-caller.ts'
import { bodyOf, smallSiteForEach, wrongFields, type Member } from '../testing/small-site.ts'

type Sent = { url: string; headers: Record<string, string>; body: string }
let sent: Sent[]
let statusAt: (url: string) => number | null | Promise<number | null>
let ann: Member
const site = smallSiteForEach({
  trust: { newcomer: 0 },
  answers: { isFollowable: async ({ value }) => value !== 'nowhere' },
  postToWebhook: async (url, message) => {
    sent.push({ url, ...message })
    return statusAt(url)
  },
})
beforeEach(async () => {
  sent = []
  statusAt = () => 204
  ann = await site.join('ann')
})

const path = '/api/user/webhooks'
const form = (over: object = {}) => ({
  url: 'https://hooks.ann.dev/deals',
  subject: { kind: 'category', value: 'techelectronics' },
  ...over,
})
async function aWebhook(over: object = {}, by = ann): Promise<NewWebhook> {
  const answer = await by.post(path, form(over))
  expect(answer.status).toBe(201)
  return answer.body as NewWebhook
}
const change = (id: string, over: Partial<ChangeView> = {}): ChangeView => ({
  id,
  change: 'expired',
  at: '2026-01-15T12:00:00.000Z',
  post: {
    id: 7,
    title: 'Wireless headphones',
    type: 'product',
    status: 'expired',
    price: 80,
    currency: 'USD',
    categorySlug: 'techelectronics',
    storeSlug: null,
    storeName: null,
    votes: 3,
  },
  ...over,
})
type Over = { by?: string; attempt?: number; mayWait?: boolean }
const send = ({ id }: { id: string }, about = change('7-1'), { by = 'ann', ...over }: Over = {}) =>
  site.system.sendWebhook({ userId: by, webhookId: id, change: about, attempt: 1, mayWait: true, ...over })

describe('a webhook', () => {
  it.each<[string, object, string]>([
    ['an address over http', { url: 'http://hooks.ann.dev/' }, 'url'],
    ['an address inside', { url: 'https://10.0.0.1/' }, 'url'],
    ['a category that is none', { subject: { kind: 'category', value: 'nowhere' } }, 'subject'],
    ['a search without a word', { subject: { kind: 'search', value: 'price<50' } }, 'subject'],
    ['a subject of another kind', { subject: { kind: 'member', value: 'bob' } }, 'subject.kind'],
    ['a change that is none', { changes: ['removed'] }, 'changes.0'],
  ])('is not made of %s', async (_what, over, field) => {
    const answer = await ann.post(path, form(over))
    expect([answer.status, wrongFields(answer)]).toEqual([422, [field]])
  })

  it('says of all fields at once what is missing', async () => {
    const answer = await ann.post(path, form({ url: ' ', subject: { kind: 'category', value: '' } }))
    expect([answer.status, wrongFields(answer)]).toEqual([422, ['subject.value', 'url']])
  })

  it('is not for newcomers, nor for who is kept from something, and one more than five is none', async () => {
    expect((await (await site.join('newcomer')).post(path, form())).status).toBe(403)
    const zed = await site.join('zed')
    await site.join('mo', 'moderator')
    const mo = await createCallers(site.context).callerOf('mo')
    const own = await aWebhook({}, zed)
    const terms = {
      until: new Date(site.time.now + 86_400_000).toISOString(),
      restricts: ['vote' as const],
      reason: 'Votes for friends.',
    }
    await (mo && site.commands.suspendUser({ caller: mo, by: invocationOf(mo), username: 'zed', form: terms }))
    expect([(await zed.post(path, form())).status, await send(own, change('7-1'), { by: 'zed' })]).toEqual([
      403,
      'over',
    ])
    for (let made = 0; made < mostWebhooks; made += 1) {
      await aWebhook()
    }
    expect((await ann.post(path, form())).status).toBe(409)
    expect(bodyOf(await ann.get(path))).toMatchObject({ mayAdd: false })
  })

  it('tells its secret once, and another one when it is made anew', async () => {
    const { secret, ...shown } = await aWebhook()
    expect(bodyOf(await ann.get(path))).toEqual({ webhooks: [shown], mayAdd: true })
    const renewed = await ann.post(`${path}/${shown.id}/secret`)
    expect(bodyOf(renewed)).toEqual({ ...shown, secret: expect.stringMatching(/^whsec_/) as string })
    expect(bodyOf(renewed)['secret']).not.toBe(secret)
    expect((await ann.post('/api/user/export')).text).toMatch(/hooks.ann.dev(?!.*whsec_)/s)
  })

  it('is nobody else’s', async () => {
    const { id } = await aWebhook()
    const bob = await site.join('bob')
    const answers = await Promise.all([
      bob.patch(`${path}/${id}`, { active: false }),
      bob.post(`${path}/${id}/secret`),
      bob.post(`${path}/${id}/test`),
      bob.get(`${path}/${id}/deliveries`),
      bob.delete(`${path}/${id}`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(bodyOf(await bob.get(path))).toEqual({ webhooks: [], mayAdd: true })
  })

  it('is tried by a message that says nothing, and what came of it is noted', async () => {
    const { id } = await aWebhook()
    statusAt = () => 418
    const tried = await ann.post(`${path}/${id}/test`)
    expect(tried.body).toMatchObject({ type: 'ping', outcome: 'failed', status: 418 })
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ type: 'ping', timestamp: expect.any(String) as string, data: {} })
    expect(bodyOf(await ann.get(`${path}/${id}/deliveries`))).toEqual({ deliveries: [tried.body] })
    const exported = bodyOf(await ann.post('/api/user/export'))
    expect(exported).toMatchObject({ webhooks: [{ id, url: 'https://hooks.ann.dev/deals', deliveries: [tried.body] }] })
    expect(bodyOf(await ann.get(path))).toMatchObject({ webhooks: [{ state: 'on', failingSince: null }] })
  })
})

describe('what workers have sent', () => {
  it('goes to those alone that are on and told of such changes', async () => {
    const [all, some, paused] = [await aWebhook(), await aWebhook({ changes: ['expired'] }), await aWebhook()]
    await aWebhook({ changes: ['edited'] })
    await ann.patch(`${path}/${paused.id}`, { active: false })
    const following = await site.system.webhooksFollowing({ keys: ['category:techelectronics'], change: 'expired' })
    expect(following.map(({ webhookId }) => webhookId).toSorted()).toEqual([all.id, some.id].toSorted())
    expect([await send(paused), await send(some, change('7-2', { change: 'edited' }))]).toEqual(['over', 'over'])
    expect(sent).toEqual([])
  })

  it('is at most sixty messages a minute; one line says that more were left out', async () => {
    const webhook = await aWebhook()
    for (let place = 1; place <= 62; place += 1) {
      expect(await send(webhook, change(`7-${place}`))).toBe(place <= 60 ? 'taken' : 'over')
    }
    const { deliveries } = bodyOf(await ann.get(`${path}/${webhook.id}/deliveries`)) as {
      deliveries: { outcome: string; id: string }[]
    }
    expect(deliveries.slice(0, 2)).toMatchObject([{ outcome: 'skipped', id: '7-61' }, { outcome: 'taken' }])
    site.time.now += 61_000
    expect(await send(webhook, change('7-63'))).toBe('taken')
  })

  it('waits for no slow address but its own', async () => {
    const [slow, other] = [await aWebhook(), await aWebhook({ url: 'https://other.ann.dev/' }, await site.join('bob'))]
    let answer = (_status: number) => {}
    const answered = new Promise<number>((resolve) => {
      answer = resolve
    })
    statusAt = (url) => (url === slow.url ? answered : 204)
    const underWay = [send(slow, change('7-1')), send(slow, change('7-2'))]
    expect(await send(other, change('7-1'), { by: 'bob' })).toBe('taken')
    expect(await send(slow, change('7-3'))).toBe('busy')
    answer(204)
    expect(await Promise.all(underWay)).toEqual(['taken', 'taken'])
    expect(await send(slow, change('7-3'))).toBe('taken')
  })

  it.each<[does: string, act: (id: string) => unknown]>([
    ['pauses', (id) => ann.patch(`${path}/${id}`, { active: false })],
    ['removes', (id) => ann.delete(`${path}/${id}`)],
  ])('switches nothing off that its member %s while the message is under way', async (_does, act) => {
    const webhook = await aWebhook()
    statusAt = async () => {
      await act(webhook.id)
      return 410
    }
    expect(await send(webhook)).toBe('over')
    expect(await site.events('WebhookSwitchedOff')).toEqual([])
  })

  it('is left out where it waited for its turn long enough, and that is noted', async () => {
    const webhook = await aWebhook()
    let answer = (_status: number) => {}
    const answered = new Promise<number>((resolve) => {
      answer = resolve
    })
    statusAt = () => answered
    const underWay = [send(webhook, change('7-1')), send(webhook, change('7-2'))]
    expect(await send(webhook, change('7-3'), { mayWait: false })).toBe('over')
    answer(204)
    await Promise.all(underWay)
    const { deliveries } = bodyOf(await ann.get(`${path}/${webhook.id}/deliveries`)) as { deliveries: object[] }
    expect(deliveries).toContainEqual(expect.objectContaining({ outcome: 'skipped', id: '7-3' }))
  })

  it('is at most 300 requests a minute to one host, further attempts, ports and dots at its end included', async () => {
    const urls = [
      'https://unwilling.dev/',
      'https://unwilling.dev:8443/',
      'https://unwilling.dev./',
      'https://UNWILLING.dev/a',
    ]
    const webhooks = await Promise.all(urls.map((url) => aWebhook({ url })))
    statusAt = () => 404
    const outcomes: string[] = []
    for (let place = 1; place <= 400; place += 1) {
      const webhook = webhooks[place % urls.length] ?? { id: '' }
      outcomes.push(await send(webhook, change(`7-${place}`), { attempt: 2 }))
    }
    expect([sent.length, outcomes.filter((one) => one === 'busy').length]).toEqual([300, 100])
    expect(await send(webhooks[0] ?? { id: '' }, change('7-1'), { attempt: 2, mayWait: false })).toBe('over')
  })
})
