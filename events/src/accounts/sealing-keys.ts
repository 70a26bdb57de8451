import { randomBytes } from 'node:crypto'
import { BroadcastChannel } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { StoreProblem } from '../log/store-problem.ts'
import { SubjectErased } from '../platform/sealer.ts'
import { keyLength, lock, unlock } from './authenticated-encryption.ts'
import type { Keyed } from './keyed.ts'

/** A person's data key, locked under the master key; null once destroyed, so that no second one is ever made. */
export type StoredKey = { wrapped: string | null }

export interface SealingKeys {
  /** The person's key, made at the first use. Throws SubjectErased. */
  forSealing(subject: string): Promise<Buffer>
  /** Undefined when there is none or it was destroyed. */
  forReading(subject: string): Promise<Buffer | undefined>
  destroy(subject: string): Promise<void>
  forget(subject: string): void
}

const remembered = 20_000
/** After this long another process' destruction of a key is noticed here at the latest. */
const rememberedMs = 30_000

/** Data keys of people: unwrapped ones are remembered, and forgotten in every thread when one is destroyed. */
export function createSealingKeys({ keys, masterKey }: { keys: Keyed<StoredKey>; masterKey: Buffer }): SealingKeys {
  const cache = new LRUCache<string, Buffer>({ max: remembered, ttl: rememberedMs })
  const destroyed = new BroadcastChannel('sealing keys destroyed')
  destroyed.unref()
  destroyed.onmessage = (message) => cache.delete(subjectOf(message))

  const unwrapped = (subject: string, { wrapped }: StoredKey): Buffer | undefined => {
    if (wrapped === null) {
      return undefined
    }
    const key = unlock(masterKey, Buffer.from(wrapped, 'base64url'), `key of ${subject}`)
    if (key === undefined) {
      throw new StoreProblem('The master key does not open the stored keys; give MASTER_KEY its former value.')
    }
    cache.set(subject, key)
    return key
  }
  const forReading = async (subject: string) => {
    const found = cache.get(subject)
    const stored = found === undefined ? await keys.get(subject) : null
    return found ?? (stored === null ? undefined : unwrapped(subject, stored.value))
  }
  const forSealing = async (subject: string): Promise<Buffer> => {
    const found = cache.get(subject)
    if (found !== undefined) {
      return found
    }
    const stored = await keys.get(subject)
    const key = stored === null ? await created(subject) : unwrapped(subject, stored.value)
    if (key === undefined) {
      throw new SubjectErased(`The key of ${subject} was destroyed.`)
    }
    return key
  }
  const created = async (subject: string): Promise<Buffer> => {
    const key = randomBytes(keyLength)
    const wrapped = lock(masterKey, key, `key of ${subject}`).toString('base64url')
    // Whoever comes second takes the key of the first.
    return (await keys.put(subject, { wrapped }, 0)) ? key : forSealing(subject)
  }
  const forget = (subject: string) => {
    cache.delete(subject)
  }
  const destroy = async (subject: string): Promise<void> => {
    const stored = await keys.get(subject)
    const isDone = stored?.value.wrapped === null || (await keys.put(subject, { wrapped: null }, stored?.rev ?? 0))
    forget(subject)
    destroyed.postMessage(subject)
    return isDone ? undefined : destroy(subject)
  }
  return { forSealing, forReading, destroy, forget }
}

function subjectOf(message: unknown): string {
  return typeof message === 'object' && message !== null && 'data' in message ? String(message.data) : ''
}
