import type { Readable } from 'node:stream'
import { Unavailable } from '../event-log.ts'

/** A read of the client, which is a stream that can be called off. */
export interface Reading extends Readable {
  cancel(): Promise<void>
}

export interface ReadingOptions<Item> {
  /** Told of each item as it comes. */
  take: (item: Item) => void
  /** How long the server may be silent before its first answer; later up to twice as long. */
  withinMs: number
  signal: AbortSignal
}

/**
 * Reads to the end: a reading that is left half way keeps its memory. The client ignores deadlines of readings, and
 * gives no sign of one that it called off itself, so both are watched here. Listening costs a third less than iterating.
 */
export function readWhole<Item>(reading: Reading, { take, withinMs, signal }: ReadingOptions<Item>): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearInterval(timer)
      signal.removeEventListener('abort', closed)
    }
    const fail = (error: Error) => {
      leave()
      // Errors that come after this one have nobody else to hear them, and unheard they would end the process.
      reading.on('error', () => undefined)
      reading.cancel().catch(() => undefined)
      reading.destroy()
      reject(error)
    }
    const closed = () => fail(new Unavailable('The log is closed.'))
    let hasSpoken = false
    const timer = setInterval(() => {
      if (!hasSpoken) {
        fail(new Unavailable(`EventStoreDB was silent for ${withinMs} ms.`))
      }
      hasSpoken = false
    }, withinMs)
    const taken = (item: Item) => {
      hasSpoken = true
      try {
        take(item)
      } catch (error) {
        fail(asError(error))
      }
    }
    signal.addEventListener('abort', closed)
    reading
      .on('data', taken)
      .on('error', fail)
      .on('end', () => {
        leave()
        resolve()
      })
    if (signal.aborted) {
      closed()
    }
  })
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))
