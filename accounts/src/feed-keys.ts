import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { KeyedStore } from './keyed.ts'
import { rowsOfUsers } from './rows-of-users.ts'

/** What stands in the address of a member's own feed, and opens nothing else. Of its secret only the hash is kept. */
type FeedKey = { hash: string; madeAt: number }

export interface FeedKeys {
  /** Makes an address; the one before leads nowhere from then on. */
  renew(userId: string): Promise<string>
  /** When the address was made (ms); null where there is none. */
  madeAt(userId: string): Promise<number | null>
  /** Whose feed a key opens; null for one that was never given or is revoked. */
  find(key: string): Promise<string | null>
  forget(userId: string): Promise<void>
}

const secretBytes = 32
const name = 'alerts'
const shape = /^([\w-]{43})\.(.+)$/
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

export function createFeedKeys(store: KeyedStore, { now = Date.now }: { now?: () => number } = {}): FeedKeys {
  const keys = rowsOfUsers(store.table<FeedKey>('feed-keys'))
  return {
    renew: async (userId) => {
      const secret = randomBytes(secretBytes).toString('base64url')
      await keys.write(userId, name, { hash: hashOf(secret).toString('hex'), madeAt: now() })
      return `${secret}.${userId}`
    },
    madeAt: async (userId) => (await keys.get(userId, name))?.madeAt ?? null,
    find: async (key) => {
      const [, secret = '', userId = ''] = shape.exec(key) ?? []
      const kept = userId === '' ? null : await keys.get(userId, name)
      return kept !== null && timingSafeEqual(hashOf(secret), Buffer.from(kept.hash, 'hex')) ? userId : null
    },
    forget: (userId) => keys.forget(userId),
  }
}
