import { ERASED_TEXT } from '@deals/events/platform'
import { sealedParts, sealedText, type SealContext, type Sealer } from '@deals/event-log'
import { lock, unlock } from './authenticated-encryption.ts'
import type { Keyed, KeyedStore } from './keyed.ts'
import { createSealingKeys, type StoredKey } from './sealing-keys.ts'

/** The table of a store that holds the sealing keys. */
export function sealingKeysIn(store: KeyedStore): Keyed<StoredKey> {
  return store.table<StoredKey>('keys')
}

/** Seals with AES-256-GCM under a key per person, which the master key locks in turn. */
export function createSealer(options: { keys: Keyed<StoredKey>; masterKey: Buffer }): Sealer {
  const keys = createSealingKeys(options)
  return {
    seal: async (subject, context, text) => {
      const key = await keys.forSealing(subject)
      return sealedText(subject, lock(key, Buffer.from(text), binding(subject, context)))
    },
    openerFor: async (subjects) => {
      const found = new Map<string, Buffer | undefined>()
      await Promise.all([...subjects].map(async (subject) => void found.set(subject, await keys.forReading(subject))))
      return (text, context) => {
        const parts = sealedParts(text)
        const key = parts && found.get(parts.subject)
        const opened = parts && key && unlock(key, parts.bytes, binding(parts.subject, context))
        return opened?.toString() ?? ERASED_TEXT
      }
    },
    destroy: (subject) => keys.destroy(subject),
    forget: (subject) => keys.forget(subject),
  }
}

function binding(subject: string, { stream, eventId, field }: SealContext): string {
  return `${subject}\n${stream}\n${eventId}\n${field}`
}
