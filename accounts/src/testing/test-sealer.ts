import type { Sealer } from '@deals/event-log'
import { openMemoryKeyedStore } from '../memory-keyed-store.ts'
import { createSealer, sealingKeysIn } from '../sealing.ts'

/** A real sealer whose keys live in memory. */
export function testSealer(): Sealer {
  return createSealer({ keys: sealingKeysIn(openMemoryKeyedStore()), masterKey: Buffer.alloc(32, 7) })
}
