import { createHmac, randomBytes } from 'node:crypto'
import type { PostChange, WebhookDelivery, WebhookSubject, WebhookView } from '@deals/events'
import { lock, unlock } from './authenticated-encryption.ts'
import type { KeyedStore } from './keyed.ts'
import { rowsOfUsers, type OwnRow, type RowsOfUsers } from './rows-of-users.ts'

/** An address that is told of changes; none among `changes` stands for all. It is found by the key of what it follows. */
export type Webhook = {
  url: string
  key: string
  subject: WebhookSubject
  changes: PostChange[]
  state: WebhookView['state']
  madeAt: number
  failingSince: number | null
  /** The last ones, the latest first. */
  deliveries: WebhookDelivery[]
}
type Stored = Webhook & { secret: string }
export interface WebhookRef {
  readonly userId: string
  readonly webhookId: string
}

export interface Webhooks {
  isEmpty(): Promise<boolean>
  /** The oldest first. */
  list(userId: string): Promise<{ webhookId: string; webhook: Webhook }[]>
  get(ref: WebhookRef): Promise<Webhook | null>
  /** Its id, and the secret that nobody is told again; null where the member has as many as they may. */
  add(userId: string, webhook: Webhook, most: number): Promise<{ webhookId: string; secret: string } | null>
  /** What it is after the change; null where there is none. */
  change(ref: WebhookRef, changed: (webhook: Webhook) => Partial<Webhook>): Promise<Webhook | null>
  renewSecret(ref: WebhookRef): Promise<string | null>
  /** The bytes that messages are signed with. */
  signingKey(ref: WebhookRef): Promise<Buffer | null>
  remove(ref: WebhookRef): Promise<boolean>
  /** Those that are found by one of the keys. */
  withKeys(keys: readonly string[], most: number): Promise<WebhookRef[]>
  forget(userId: string): Promise<void>
}

const secretBytes = 32
const shownAs = (secret: Buffer): string => `whsec_${secret.toString('base64')}`
/** Holds for one webhook: locked for another, a secret opens nothing. */
const boundTo = ({ userId, webhookId }: WebhookRef): string => `webhook ${userId} ${webhookId}`

interface Options {
  readonly masterKey: Buffer
}

export function createWebhooks(store: KeyedStore, { masterKey }: Options): Webhooks {
  const rows = rowsOfUsers(store.table<Stored>('webhooks'))
  const found = rowsOfUsers(store.table<{ of: string }>('webhook-keys'))
  const { locked, ...secrets } = secretsIn(rows, createHmac('sha256', masterKey).update('webhooks').digest())
  const remove = (ref: WebhookRef) => removeFrom({ rows, found }, ref)
  const list = async (userId: string) => (await rows.list(userId)).toSorted(byAge).map(shown)
  return {
    isEmpty: async () => (await store.table('webhook-keys').list('', 1)).length === 0,
    list,
    get: async ({ userId, webhookId }) => {
      const value = await rows.get(userId, webhookId)
      return value === null ? null : withoutSecret(value)
    },
    add: async (userId, webhook, most) => {
      const [ref, secret] = [{ userId, webhookId: randomBytes(12).toString('hex') }, randomBytes(secretBytes)]
      await rows.add(userId, ref.webhookId, { ...webhook, secret: locked(ref, secret) })
      await found.write(webhook.key, nameOf(ref), { of: userId })
      // Counted once it is there: of several at once none takes a place that another has.
      if ((await rows.list(userId)).length > most) {
        await remove(ref)
        return null
      }
      return { webhookId: ref.webhookId, secret: shownAs(secret) }
    },
    change: async ({ userId, webhookId }, changed) => {
      let after: Webhook | null = null
      await rows.change(userId, webhookId, ({ secret, ...webhook }) => {
        after = { ...webhook, ...changed(webhook) }
        return { ...after, secret }
      })
      return after
    },
    ...secrets,
    remove,
    withKeys: async (keys, most) => {
      const entries = await Promise.all(
        keys.map(async (one) => (await store.table('webhook-keys').list(`${one}/`, most)).map(({ id }) => id)),
      )
      return entries.flat().slice(0, most).map(refOf)
    },
    forget: async (userId) => {
      await Promise.all((await rows.list(userId)).map(({ name }) => remove({ userId, webhookId: name })))
    },
  }
}

const nameOf = ({ userId, webhookId }: WebhookRef) => `${userId}/${webhookId}`

async function removeFrom(
  { rows, found }: { rows: RowsOfUsers<Stored>; found: RowsOfUsers<{ of: string }> },
  ref: WebhookRef,
): Promise<boolean> {
  const there = await rows.get(ref.userId, ref.webhookId)
  // Its key before itself: were the process to end in between, it would still say what is left to be removed.
  await (there === null ? undefined : found.take(there.key, nameOf(ref)))
  return (await rows.take(ref.userId, ref.webhookId)) !== null
}

function secretsIn(rows: RowsOfUsers<Stored>, key: Buffer) {
  const locked = (ref: WebhookRef, secret: Buffer) => lock(key, secret, boundTo(ref)).toString('base64url')
  return {
    locked,
    renewSecret: async (ref: WebhookRef): Promise<string | null> => {
      const secret = randomBytes(secretBytes)
      const isThere = await rows.change(ref.userId, ref.webhookId, (stored) => ({
        ...stored,
        secret: locked(ref, secret),
      }))
      return isThere ? shownAs(secret) : null
    },
    signingKey: async (ref: WebhookRef): Promise<Buffer | null> => {
      const stored = await rows.get(ref.userId, ref.webhookId)
      return stored === null ? null : (unlock(key, Buffer.from(stored.secret, 'base64url'), boundTo(ref)) ?? null)
    },
  }
}

const withoutSecret = ({ secret: _secret, ...webhook }: Stored): Webhook => webhook
const shown = ({ name, value }: OwnRow<Stored>) => ({ webhookId: name, webhook: withoutSecret(value) })
const byAge = (one: OwnRow<Stored>, other: OwnRow<Stored>) => one.value.madeAt - other.value.madeAt

/** An entry is named by its key, its member and itself; neither of the last two holds a slash. */
function refOf(id: string): WebhookRef {
  const [userId = '', webhookId = ''] = id.split('/').slice(-2)
  return { userId, webhookId }
}
