import { setTimeout as delay } from 'node:timers/promises'
import { Unavailable } from '@deals/storage'
import type { Batch, EventLog } from '@deals/event-log'
import type { Position } from '@deals/events'

const largeBatch = 5000
const liveBatch = 500
/** A moment for company at the tail: ten votes in one commit cost hardly more than one. */
const lingerMs = 5
/** While many come, a fold of more of them costs less for each. */
const busyLingerMs = 20
const retryMs = 200

/** The log from a position on, for ever: in large batches up to the head, then as it grows. */
export async function* batchesOf(
  log: EventLog,
  start: Position,
  { signal, onRetry }: { signal: AbortSignal; onRetry: (error: Unavailable) => void },
): AsyncGenerator<Batch> {
  let after = start
  for (let isLive = false; !isLive && !signal.aborted;) {
    const batch = await readOrWait(log, after, onRetry)
    if (batch === null) {
      await delay(retryMs, undefined, { signal }).catch(() => undefined)
    } else {
      yield batch
      after = batch.upTo
      isLive = batch.live
    }
  }
  yield* log.subscribe({ after, maxBatch: liveBatch, lingerMs, busyLingerMs, signal })
}

async function readOrWait(
  log: EventLog,
  after: Position,
  onRetry: (error: Unavailable) => void,
): Promise<Batch | null> {
  try {
    return await log.readAll({ after, limit: largeBatch })
  } catch (error) {
    if (error instanceof Unavailable) {
      onRetry(error)
      return null
    }
    throw error
  }
}
