import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { NewWebhook, WebhookDelivery, WebhookView } from '@deals/events'
import { aPostDeletion, aPostExpiry, type Told } from '@deals/events/testing'
import { openBothSides, type BothSides, type Someone } from './testing/both-sides.ts'
import { productForm } from './testing/product-form.ts'
import { webhookReceiver } from './testing/webhook-receiver.ts'

const day = 86_400_000
const start = Date.UTC(2026, 0, 15, 12)
let site: BothSides
let receiver: Awaited<ReturnType<typeof webhookReceiver>>
let ann: Someone
let bob: Someone
beforeEach(async () => {
  receiver = await webhookReceiver(() => site.time.now)
  site = await openBothSides({ now: start, postToWebhook: receiver.post })
  ann = await site.join('ann')
  bob = await site.join('bob')
  // Who was chosen for something is no newcomer.
  await site.tell({ type: 'RoleGranted', data: { userId: 'bob', role: 'staff' } })
})
afterEach(async () => {
  await site.close()
  await receiver.close()
})

const category = { kind: 'category', value: 'techelectronics' }
async function aWebhook(path = '/deals', over: object = {}, by = bob): Promise<NewWebhook> {
  const form = { url: `https://hooks.bob.dev${path}`, subject: category, ...over }
  const answer = await by.post('/api/user/webhooks', form)
  expect(answer).toMatchObject({ status: 201 })
  const made = answer.body as NewWebhook
  receiver.knows(path, made.secret)
  return made
}
async function aPost(over: object = {}): Promise<number> {
  const { status, body } = await ann.post('/api/posts', await productForm(site, over))
  expect(status).toBe(201)
  return (body as { id: number }).id
}
const tell = (...told: Told[]) =>
  site.tell(...told.map(({ type, data }) => ({ type, data }) as Parameters<BothSides['tell']>[0]))
const typesAt = (path = '/deals') => receiver.received.filter((one) => one.path === path).map(({ type }) => type)
const shownTo = async (someone: Someone) =>
  ((await someone.get('/api/user/webhooks')).body as { webhooks: WebhookView[] }).webhooks
const deliveriesOf = async ({ id }: { id: string }) =>
  ((await bob.get(`/api/user/webhooks/${id}/deliveries`)).body as { deliveries: WebhookDelivery[] }).deliveries
const noticesOf = async (someone: Someone) => {
  const { body } = await someone.get('/api/notifications')
  return (body as { notifications: { kind: string; url: string }[] }).notifications.filter(
    ({ kind }) => kind === 'webhook-off',
  )
}

it('is told of each change as GET /api/changes tells it, signed, and shows what it was told', async () => {
  const webhook = await aWebhook()
  const postId = await aPost()
  await ann.patch(`/api/posts/${postId}`, { price: 80, reason: 'cheaper' })
  await tell(aPostExpiry({ postId, cause: 'report' }))
  const { changes } = (await bob.get('/api/changes?category=techelectronics')).body as {
    changes: { id: string; at: string; change: string }[]
  }
  const sent = receiver.received.filter(({ type }) => type !== 'scored')
  const listed = changes.filter((change) => change.change !== 'scored')
  expect(sent.map(({ id }) => id)).toEqual(listed.map(({ id }) => id).toReversed())
  expect(sent.at(-1)).toEqual({
    path: '/deals',
    type: 'expired',
    id: listed[0]?.id,
    timestamp: listed[0]?.at,
    data: listed[0],
  })
  const deliveries = await deliveriesOf(webhook)
  expect(deliveries[0]).toMatchObject({ type: 'expired', outcome: 'taken', status: 204, id: listed[0]?.id })
  expect(JSON.stringify([await shownTo(bob), deliveries])).not.toContain('whsec_')
})

it.each<[string, object, boolean]>([
  ['its store', { kind: 'store', value: 'north-audio' }, true],
  ['words in its title', { kind: 'search', value: '"noise cancelling" price<200' }, true],
  ['another category', { kind: 'category', value: 'pets' }, false],
  ['words that it does not have', { kind: 'search', value: 'wireless -headphones' }, false],
  ['words at another price', { kind: 'search', value: 'headphones price<50' }, false],
])('of a post is told who follows %s', async (_what, subject, isTold) => {
  await aPost({ title: 'Speakers with a good bass', dealUrl: 'https://north-audio.example/speakers' })
  await aWebhook('/deals', { subject, changes: ['published'] })
  await aPost()
  expect(typesAt()).toEqual(isTold ? ['published'] : [])
})

it('of one post it is told nothing but that, and of types nothing but those', async () => {
  const postId = await aPost()
  await aWebhook('/one', { subject: { kind: 'post', value: String(postId) }, changes: ['expired'] })
  await aPost({ title: 'Speakers with a good bass', dealUrl: 'https://north-audio.example/speakers' })
  await ann.patch(`/api/posts/${postId}`, { price: 80, reason: 'cheaper' })
  await tell(aPostExpiry({ postId, cause: 'report' }))
  expect(typesAt('/one')).toEqual(['expired'])
})

it('is tried again with the same id until it is taken, and told again after a restart that forgot', async () => {
  const webhook = await aWebhook('/deals', { changes: ['published'] })
  receiver.answer('/deals', 500, 503)
  const postId = await aPost()
  expect(typesAt()).toEqual(['published', 'published', 'published'])
  expect((await deliveriesOf(webhook)).map(({ status }) => status)).toEqual([204, 503, 500])
  await site.reactAnew()
  const ids = receiver.received.map(({ id }) => id)
  expect([ids.length, new Set(ids).size, ids[0]?.startsWith(`${postId}-`)]).toEqual([4, 1, true])
})

it('is tried six times and then given up, and the next change begins anew', async () => {
  await aWebhook('/deals', { changes: ['published', 'expired'] })
  receiver.answer('/deals', ...Array.from({ length: 6 }, () => 500))
  const postId = await aPost()
  expect(typesAt()).toHaveLength(6)
  await tell(aPostExpiry({ postId, cause: 'report' }))
  expect(typesAt().slice(6)).toEqual(['expired'])
})

it('is told nothing of a post that nobody may see by then', async () => {
  await aWebhook('/deals', { changes: ['published', 'expired'] })
  receiver.answer('/deals', 500)
  const postId = await aPost()
  expect(typesAt()).toEqual(['published', 'published'])
  await tell(aPostExpiry({ postId, cause: 'report' }), aPostDeletion({ postId, cause: 'moderator' }))
  await site.reactAnew()
  expect(typesAt()).toEqual(['published', 'published'])
})

it('is switched off at once where the address says that it is gone, and its member is told', async () => {
  const webhook = await aWebhook('/deals', { changes: ['published'] })
  receiver.answer('/deals', 410)
  await aPost()
  await aPost({ title: 'Speakers with a good bass', dealUrl: 'https://north-audio.example/speakers' })
  expect(typesAt()).toEqual(['published'])
  expect(await shownTo(bob)).toMatchObject([{ id: webhook.id, state: 'gone' }])
  expect(await noticesOf(bob)).toMatchObject([{ url: '/account/settings/webhooks' }])
  await bob.patch(`/api/user/webhooks/${webhook.id}`, { active: true })
  await aPost({ title: 'Turntable with a new needle', dealUrl: 'https://north-audio.example/turntable' })
  expect(typesAt()).toEqual(['published', 'published'])
})

it('is switched off when nothing succeeded for three days', async () => {
  await aWebhook('/deals', { changes: ['published'] })
  receiver.answer('/deals', ...Array.from({ length: 20 }, () => 500))
  await aPost()
  site.time.now += 2.9 * day
  await aPost({ title: 'Speakers with a good bass', dealUrl: 'https://north-audio.example/speakers' })
  expect([(await shownTo(bob))[0]?.state, await noticesOf(bob)]).toEqual(['on', []])
  site.time.now += 0.1 * day
  await aPost({ title: 'Turntable with a new needle', dealUrl: 'https://north-audio.example/turntable' })
  expect((await shownTo(bob))[0]?.state).toBe('failing')
  expect(await noticesOf(bob)).toHaveLength(1)
  // The first failure after three days ends it: twice six times, and once.
  expect(typesAt()).toHaveLength(13)
})

it.each<[string, () => Promise<unknown>]>([
  ['left', () => bob.delete('/api/user', { posts: 'keep' })],
  [
    'is suspended',
    () =>
      site.tell({
        type: 'UserSuspended',
        data: { userId: 'bob', until: null, restricts: ['comment'], reasonCode: 'spam', reason: null },
      }),
  ],
  ['paused it', async () => bob.patch(`/api/user/webhooks/${(await shownTo(bob))[0]?.id ?? ''}`, { active: false })],
  ['removed it', async () => bob.delete(`/api/user/webhooks/${(await shownTo(bob))[0]?.id ?? ''}`)],
])('is told nothing once its member %s', async (_what, act) => {
  await aWebhook()
  await act()
  await aPost()
  expect(receiver.received).toEqual([])
})

it('is gone with a member who was erased', async () => {
  await aWebhook()
  await bob.delete('/api/user', { posts: 'keep' })
  site.time.now += 20 * day
  await site.lookAtTheClock()
  await site.lookAtTheClock()
  expect(await site.store.tables()).not.toEqual(expect.arrayContaining([expect.stringMatching(/^webhook/)]))
})

it('the program of the documentation takes what is signed with its secret, once, and nothing else', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/how-to/receive-webhooks.md'), 'utf8')
  const [, program = ''] = /```js\n(.*?)```/s.exec(page) ?? []
  const file = join(site.dataDir, 'receive.mjs')
  writeFileSync(file, program)
  // It looks at the clock of the machine; who signed in long before then is signed out.
  site.time.now = Date.now()
  ann = await site.join('cat')
  bob = await site.join('dan')
  await site.tell({ type: 'RoleGranted', data: { userId: 'dan', role: 'staff' } })
  const webhook = await aWebhook('/deals', { changes: ['published'] })
  const running = spawn(process.execPath, [file], {
    env: { WEBHOOK_SECRET: webhook.secret, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: running.stdout })[Symbol.asyncIterator]()
  const said = async () => String((await lines.next()).value)
  try {
    receiver.leadTo((await said()).replace('ready ', ''))
    expect((await bob.post(`/api/user/webhooks/${webhook.id}/test`)).body).toMatchObject({ status: 204 })
    await aPost()
    await site.reactAnew()
    expect([await said(), await said()]).toEqual(['ping ', 'published Wireless headphones with noise cancelling'])
    // The second time it was taken, and passed over; what is signed with another secret is not.
    const [again, first] = await deliveriesOf(webhook)
    expect([again?.id, again?.status]).toEqual([first?.id, 204])
    await bob.post(`/api/user/webhooks/${webhook.id}/secret`)
    expect((await bob.post(`/api/user/webhooks/${webhook.id}/test`)).body).toMatchObject({ status: 401 })
  } finally {
    running.kill()
    await once(running, 'close')
  }
  expect((await lines.next()).done).toBe(true)
})
