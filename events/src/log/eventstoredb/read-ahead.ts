import type { Batch, EventLog, Position } from '../event-log.ts'

/** While a batch is being worked on, the next one is on its way already. For one reader that moves forwards. */
export function readingAhead(readAll: EventLog['readAll']): EventLog['readAll'] {
  let ahead: { after: Position; limit: number; batch: Promise<Batch> } | undefined
  return async (options) => {
    const { after, limit } = options
    const isAhead = ahead?.after === after && ahead.limit === limit
    const reading = isAhead && ahead !== undefined ? ahead.batch : readAll(options)
    ahead = undefined
    const batch = await reading
    if (!batch.live) {
      const next = readAll({ ...options, after: batch.upTo })
      // Nobody may come for it; who does hears of its failure.
      next.catch(() => undefined)
      ahead = { after: batch.upTo, limit, batch: next }
    }
    return batch
  }
}
