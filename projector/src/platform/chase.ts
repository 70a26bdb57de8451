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
  const { pace, signal, upTo, limitOf = () => upTo ?? afterLast } = chasing
  const wanted = new Set<string>(lanes.flatMap(({ projection }) => projection.handles))
  const unfinished = () => lanes.filter((lane) => lane.position < limitOf(lane))
  const slowest = () => earliestOf(unfinished().map(({ position }) => position))
  const read = readingAhead(chasing)
  let isOver = unfinished().length === 0
  while (!isOver && !signal.aborted) {
    const began = performance.now()
    const batch = await read(slowest())
    await chasing.noteUnread?.(batch.events)
    const decoded = await readEvents(batch.events, chasing.decoder, (type) => wanted.has(type))
    for (const lane of unfinished()) {
      await lane.feed(decoded, earlierOf(batch.upTo, limitOf(lane)))
    }
    chasing.onBatch?.(batch)
    isOver = upTo === undefined ? batch.live : unfinished().length === 0
    await pace.rest(performance.now() - began, batch.events.length)
  }
}

/** Has the next batch on its way while one is folded; asked for another place, it reads from there. */
function readingAhead({ log, pace, upTo = afterLast }: Chase): (after: Position) => Promise<Batch> {
  const readFrom = (after: Position) =>
    log.readAll({ after, limit: pace.batchSize(), ...(upTo === afterLast ? {} : { upTo }) })
  let ahead: { readonly after: Position; readonly batch: Promise<Batch> } | undefined
  return async (after) => {
    const batch = await (ahead?.after === after ? ahead.batch : readFrom(after))
    ahead = undefined
    if (!batch.live && batch.upTo < upTo) {
      ahead = { after: batch.upTo, batch: readFrom(batch.upTo) }
      // Whoever asks for it hears of what went wrong; nobody has to ask.
      ahead.batch.catch(() => undefined)
    }
    return batch
  }
}
