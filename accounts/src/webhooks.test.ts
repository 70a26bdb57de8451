import type { Json } from '@deals/events/platform'
import { openMemoryKeyedStore } from './memory-keyed-store.ts'
import { createWebhooks, type Webhook, type WebhookRef } from './webhooks.ts'

const webhook = (over: Partial<Webhook> = {}): Webhook => ({
  url: 'https://hooks.ann.dev/deals',
  key: 'category:pets',
  subject: { kind: 'category', value: 'pets' },
  changes: [],
  state: 'on',
  madeAt: 1,
  failingSince: null,
  deliveries: [],
  ...over,
})
const open = () => {
  const store = openMemoryKeyedStore()
  return { store, webhooks: createWebhooks(store, { masterKey: Buffer.alloc(32, 7) }) }
}
async function made(webhooks: ReturnType<typeof createWebhooks>, userId = 'ann', over: Partial<Webhook> = {}) {
  const added = await webhooks.add(userId, webhook(over), 5)
  if (added === null) {
    throw new Error('there was no place')
  }
  return { ...added, ref: { userId, webhookId: added.webhookId } }
}

it('has a secret that is told once, kept locked, and signs until there is another', async () => {
  const { store, webhooks } = open()
  const { secret, ref } = await made(webhooks)
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64')
  expect(await webhooks.signingKey(ref)).toEqual(bytes)
  const kept = JSON.stringify(await store.table('webhooks').list('', 10))
  for (const written of [secret.slice('whsec_'.length), bytes.toString('base64url'), bytes.toString('hex')]) {
    expect(kept).not.toContain(written)
  }
  expect(Object.keys((await webhooks.get(ref)) ?? {})).not.toContain('secret')
  const second = await webhooks.renewSecret(ref)
  expect(second).not.toBe(secret)
  expect(`whsec_${(await webhooks.signingKey(ref))?.toString('base64') ?? ''}`).toBe(second)
})

it('opens no secret that was locked for another', async () => {
  const { store, webhooks } = open()
  const [anns, bobs] = [await made(webhooks, 'ann'), await made(webhooks, 'bob')]
  const rows = store.table<{ secret: string }>('webhooks')
  const [from, to] = [await rows.get(`ann/${anns.webhookId}`), await rows.get(`bob/${bobs.webhookId}`)]
  if (from === null || to === null) {
    throw new Error('they are not there')
  }
  await rows.put(`bob/${bobs.webhookId}`, { ...to.value, secret: from.value.secret }, to.rev)
  expect(await webhooks.signingKey(bobs.ref)).toBeNull()
})

it('is found by its key, and by no key that only begins alike', async () => {
  const { webhooks } = open()
  const { ref } = await made(webhooks)
  await made(webhooks, 'bob', { key: 'category:petsandmore' })
  expect(await webhooks.withKeys(['category:pets', 'store:pets'], 10)).toEqual([ref])
})

it('has a place among so many of a member, also of several made at once', async () => {
  const { webhooks } = open()
  const all = await Promise.all(Array.from({ length: 8 }, () => webhooks.add('ann', webhook(), 5)))
  expect(all.filter((one) => one !== null).length).toBeLessThanOrEqual(5)
  expect(await webhooks.list('ann')).toHaveLength(all.filter((one) => one !== null).length)
})

it('is gone with its member, in every table', async () => {
  const { store, webhooks } = open()
  const { ref } = await made(webhooks)
  const bobs = await made(webhooks, 'bob')
  await webhooks.forget('ann')
  expect([await webhooks.get(ref), await webhooks.signingKey(ref), await webhooks.list('ann')]).toEqual([
    null,
    null,
    [],
  ])
  expect(await webhooks.withKeys(['category:pets'], 10)).toEqual([bobs.ref])
  // What is still under way writes nothing of it again.
  expect(await webhooks.change(ref, () => ({ state: 'paused' }))).toBeNull()
  await webhooks.remove(bobs.ref)
  expect(await store.tables()).toEqual([])
  expect(await webhooks.isEmpty()).toBe(true)
})

/** Where something happens right before an entry is deleted. */
function openWith(beforeDeleting: (table: string) => Promise<unknown>) {
  const store = openMemoryKeyedStore()
  const watched: typeof store = {
    ...store,
    table: <T extends Json>(name: string) => {
      const table = store.table<T>(name)
      return {
        ...table,
        delete: async (id: string, rev: number) => {
          await beforeDeleting(name)
          return table.delete(id, rev)
        },
      }
    },
  }
  return { store, webhooks: createWebhooks(watched, { masterKey: Buffer.alloc(32, 7) }) }
}

it.each<[string, (webhooks: ReturnType<typeof createWebhooks>, ref: WebhookRef) => Promise<unknown>]>([
  ['its member says so', async (webhooks, ref) => expect(await webhooks.remove(ref)).toBe(true)],
  ['its member goes', (webhooks) => webhooks.forget('ann')],
])('is removed when %s, also while a delivery is noted', async (_when, act) => {
  let left = 2
  const { store, webhooks } = openWith(async (table) => {
    left -= table === 'webhooks' ? 1 : 0
    return table === 'webhooks' && left >= 0 && webhooks.change(ref, () => ({ failingSince: left }))
  })
  const { ref } = await made(webhooks)
  await act(webhooks, ref)
  expect([left < 0, await store.tables()]).toEqual([true, []])
})

it('that was half removed when its process ended is gone with its member', async () => {
  let deletes = 0
  const { store, webhooks } = openWith(async () => {
    deletes += 1
    if (deletes === 2) {
      throw new Error('the process ends')
    }
  })
  await made(webhooks)
  await expect(webhooks.forget('ann')).rejects.toThrow('the process ends')
  await webhooks.forget('ann')
  expect(await store.tables()).toEqual([])
})
