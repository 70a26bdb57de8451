import { createSealer, openMemoryKeyedStore, sealingKeysIn, type KeyedStore } from '@deals/accounts'
import { createCodec, type Codec } from '@deals/event-log'

export const masterKey = Buffer.alloc(32, 7)

/** A codec whose master key is the same in every process of a benchmark. */
export function aCodec(keyed: KeyedStore = openMemoryKeyedStore()): Codec {
  return createCodec({ sealer: createSealer({ keys: sealingKeysIn(keyed), masterKey }) })
}
