import { afterLast, earlierOf, earliestOf, type Position } from '@deals/events'
import type { Batch, EventLog, LogEvent } from '@deals/event-log'
import { readEvents, type Decoder } from './decoding.ts'
import type { Lane } from './lane.ts'
import type { Pace } from './pace.ts'

export interface Chase {
  log: Pick<EventLog, 'readAll'>
  decoder: Decoder
  pace: Pace
  signal: AbortSignal
  /** Folds up to here and no further; without it, to the head of the log. */
  upTo?: Position
  /** Where a lane stops before that. */
  limitOf?: (lane: Lane) => Position
  /** Told of the events of each batch, for those that no projection handles. */
  noteUnread?: ((events: readonly LogEvent[]) => Promise<void>) | undefined
  onBatch?: (batch: Batch) => void
}

/**
 * Feeds lanes from where the slowest of them stands, in large batches, until nothing is left. The log is read and
 * decoded once for all of them.
 */
export async function chase(lanes: readonly Lane[], chasing: Chase): Promise<void> {
  const { log, pace, signal, upTo, limitOf = () => upTo ?? afterLast } = chasing
  const wanted = new Set<string>(lanes.flatMap(({ projection }) => projection.handles))
  const unfinished = () => lanes.filter((lane) => lane.position < limitOf(lane))
  const slowest = () => earliestOf(unfinished().map(({ position }) => position))
  let isOver = unfinished().length === 0
  while (!isOver && !signal.aborted) {
    const began = performance.now()
    const after = slowest()
    const limit = pace.batchSize()
    const batch = await log.readAll({ after, limit, ...(upTo === undefined ? {} : { upTo }) })
    await chasing.noteUnread?.(batch.events)
    const read = await readEvents(batch.events, chasing.decoder, (type) => wanted.has(type))
    for (const lane of unfinished()) {
      await lane.feed(read, earlierOf(batch.upTo, limitOf(lane)))
    }
    chasing.onBatch?.(batch)
    isOver = upTo === undefined ? batch.live : unfinished().length === 0
    await pace.rest(performance.now() - began, batch.events.length)
  }
}
