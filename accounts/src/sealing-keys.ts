import { randomBytes } from 'node:crypto'
import { StoreProblem } from '@deals/storage'
import { SubjectErased } from '@deals/event-log'
import { keyLength, lock, unlock } from './authenticated-encryption.ts'
import type { Keyed } from './keyed.ts'
import { rememberKeys } from './remembered-keys.ts'

/** A person's data key, locked under the master key; null once destroyed, so that no second one is ever made. */
export type StoredKey = { wrapped: string | null }

export interface SealingKeys {
  /** The person's key, made at the first use. Throws SubjectErased. */
  forSealing: (subject: string) => Promise<Buffer>
  /** Undefined when there is none or it was destroyed. */
  forReading: (subject: string) => Promise<Buffer | undefined>
  destroy: (subject: string) => Promise<void>
  forget: (subject: string) => void
}

/** The data keys of people, locked in their store and unlocked here. */
export function createSealingKeys({ keys, masterKey }: { keys: Keyed<StoredKey>; masterKey: Buffer }): SealingKeys {
  const remembered = rememberKeys()
  const unlocked = (subject: string, { wrapped }: StoredKey): Buffer | undefined => {
    if (wrapped === null) {
      return undefined
    }
    const key = unlock(masterKey, Buffer.from(wrapped, 'base64url'), `key of ${subject}`)
    if (key === undefined) {
      throw new StoreProblem('The master key does not open the stored keys; give MASTER_KEY its former value.')
    }
    remembered.set(subject, key)
    return key
  }
  const forReading = async (subject: string) => {
    const found = remembered.get(subject)
    const stored = found === undefined ? await keys.get(subject) : null
    return found ?? (stored === null ? undefined : unlocked(subject, stored.value))
  }
  const created = async (subject: string): Promise<Buffer> => {
    const key = randomBytes(keyLength)
    const wrapped = lock(masterKey, key, `key of ${subject}`).toString('base64url')
    // Whoever comes second takes the key of the first.
    return (await keys.put(subject, { wrapped }, 0)) ? key : forSealing(subject)
  }
  const forSealing = async (subject: string): Promise<Buffer> => {
    const key = await forReading(subject)
    if (key !== undefined) {
      return key
    }
    if ((await keys.get(subject)) !== null) {
      throw new SubjectErased(`The key of ${subject} was destroyed.`)
    }
    return created(subject)
  }
  const destroy = async (subject: string): Promise<void> => {
    const stored = await keys.get(subject)
    const isDone = stored?.value.wrapped === null || (await keys.put(subject, { wrapped: null }, stored?.rev ?? 0))
    remembered.destroyed(subject)
    return isDone ? undefined : destroy(subject)
  }
  return { forSealing, forReading, destroy, forget: remembered.forget }
}
