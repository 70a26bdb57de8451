import type { Decoder } from './decoding.ts'
import { untilWritten } from './writer-retry.ts'

/**
 * A decoder that waits for the keys of sealed texts while their store is away: an event that cannot be read now is no
 * damaged one, and none is parked for an outage.
 */
export function patientDecoder(decoder: Decoder, signal: AbortSignal): Decoder {
  const patiently = <T>(read: () => Promise<T>) => untilWritten(read, { signal, onWaiting: () => {} })
  return {
    knows: (type) => decoder.knows(type),
    decode: (event) => patiently(() => decoder.decode(event)),
    decodeAll: (events) => patiently(() => decoder.decodeAll(events)),
  }
}
