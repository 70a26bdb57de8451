import { openMemoryKeyedStore } from '../accounts/memory-keyed-store.ts'
import { createSealer, sealingKeysIn } from '../accounts/sealing.ts'
import type { Sealer } from '../platform/sealer.ts'

/** A real sealer whose keys live in memory. */
export function testSealer(): Sealer {
  return createSealer({ keys: sealingKeysIn(openMemoryKeyedStore()), masterKey: Buffer.alloc(32, 7) })
}
