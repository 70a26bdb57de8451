import { afterLast, earlierOf, earliestOf, type Position } from '@deals/events'
import type { Batch, EventLog, LogEvent } from '@deals/event-log'
import { readEvents, type Decoder } from './decoding.ts'
import type { Processor } from './processor.ts'
import type { Pace } from './pace.ts'

export interface CatchUpOptions {
  log: Pick<EventLog, 'readAll'> & Partial<Pick<EventLog, 'promises'>>
  decoder: Decoder
  pace: Pace
  signal: AbortSignal
  /** Folds up to here and no further; without it, to the head of the log. */
  upTo?: Position
  /** Where a processor stops before that. */
  limitOf?: (processor: Processor) => Position
  /** Told of the events of each batch, for those that no projection handles. */
  noteUnread?: ((events: readonly LogEvent[]) => Promise<void>) | undefined
  onBatch?: (batch: Batch) => void
}

/**
 * Feeds processors from where the slowest of them stands, in large batches, until nothing is left. The log is read and
 * decoded once for all of them.
 */
export async function catchUp(processors: readonly Processor[], options: CatchUpOptions): Promise<void> {
  const { pace, signal, upTo, limitOf = () => upTo ?? afterLast } = options
  const wanted = new Set<string>(processors.flatMap(({ projection }) => projection.handles))
  const unfinished = () => processors.filter((processor) => processor.position < limitOf(processor))
  const slowest = () => earliestOf(unfinished().map(({ position }) => position))
  const read = readingAhead(options)
  let isOver = unfinished().length === 0
  while (!isOver && !signal.aborted) {
    const began = performance.now()
    const batch = await read(slowest())
    await options.noteUnread?.(batch.events)
    const decoded = await readEvents(batch.events, options.decoder, (type) => wanted.has(type))
    for (const processor of unfinished()) {
      await processor.feed(decoded, earlierOf(batch.upTo, limitOf(processor)))
    }
    options.onBatch?.(batch)
    isOver = upTo === undefined ? batch.live : unfinished().length === 0
    await pace.rest(performance.now() - began, batch.events.length)
  }
}

/** Has the next batch on its way while one is folded, where it takes a way; asked for another place, it reads from there. */
function readingAhead({ log, pace, upTo = afterLast }: CatchUpOptions): (after: Position) => Promise<Batch> {
  const readFrom = (after: Position) =>
    log.readAll({ after, limit: pace.batchSize(), ...(upTo === afterLast ? {} : { upTo }) })
  let ahead: { readonly after: Position; readonly batch: Promise<Batch> } | undefined
  return async (after) => {
    const batch = await (ahead?.after === after ? ahead.batch : readFrom(after))
    ahead = undefined
    if (!batch.live && batch.upTo < upTo && log.promises?.atHand !== true) {
      ahead = { after: batch.upTo, batch: readFrom(batch.upTo) }
      // Whoever asks for it hears of what went wrong; nobody has to ask.
      ahead.batch.catch(() => undefined)
    }
    return batch
  }
}
