import { setTimeout as delay } from 'node:timers/promises'
import type { Position } from '@deals/events/platform'
import { Unavailable } from '@deals/storage'
import type { Batch, EventLog, SubscribeOptions } from './event-log.ts'
import type { TailWatch } from './tail-watch.ts'

const defaultBatch = 500
const firstRetryMs = 100
const longestRetryMs = 10_000
/** A batch of so many says that more are on their way. */
const many = 4

export interface SubscriptionSource {
  readAll: EventLog['readAll']
  tail: TailWatch
  /** A closed log ends its subscriptions. */
  isClosed: () => boolean
  /** Told about each reading that failed and will be repeated. */
  onRetry?: (error: Unavailable) => void
}

/**
 * A subscription made of `readAll` and of waiting at the tail. It gives one batch when it first reaches the tail even
 * if that is empty, so that a reader knows it is up to date; after that a batch comes whenever the log moved.
 */
export async function* subscribeTo(source: SubscriptionSource, options: SubscribeOptions): AsyncGenerator<Batch> {
  const { signal, lingerMs = 0, busyLingerMs = lingerMs } = options
  let position = options.after
  let wasLive = false
  while (!signal.aborted && !source.isClosed()) {
    const batch = await nextBatch(source, options, position)
    if (signal.aborted || batch === undefined) {
      return
    }
    if (batch.upTo > position || batch.live !== wasLive) {
      position = batch.upTo
      wasLive = batch.live
      yield batch
    }
    if (batch.live && !isAborted(signal)) {
      await source.tail.beyond(position, signal)
      // A moment for company: fewer, larger batches are cheaper to read and to fold.
      const moment = batch.events.length >= many ? busyLingerMs : lingerMs
      await (moment > 0 ? pause(moment, signal) : undefined)
    }
  }
}

// A yield may take long; the compiler would remember the signal as it was before.
function isAborted(signal: AbortSignal): boolean {
  return signal.aborted
}

/** Reads on, again and again until it works; undefined when it was told to stop. */
async function nextBatch(
  source: SubscriptionSource,
  options: SubscribeOptions,
  after: Position,
): Promise<Batch | undefined> {
  for (let retry = 0; ; retry += 1) {
    try {
      const { categories, maxBatch = defaultBatch } = options
      return await source.readAll({ after, limit: maxBatch, ...(categories && { categories }) })
    } catch (error) {
      if (source.isClosed() || options.signal.aborted) {
        return undefined
      }
      if (!(error instanceof Unavailable)) {
        throw error
      }
      source.onRetry?.(error)
      await pause(Math.min(longestRetryMs, firstRetryMs * 2 ** retry) * (0.5 + Math.random() / 2), options.signal)
    }
    if (options.signal.aborted) {
      return undefined
    }
  }
}

/** Waits; an abort ends the waiting early and is no error. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined)
}
