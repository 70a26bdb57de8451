import type { Position } from '@deals/events/platform'
import type { Batch, EventLog } from '../event-log.ts'
import { StreamingRead } from './streaming-read.ts'
import { beginningAt, type Passed, type ReaderOptions } from './reader-options.ts'
import { readError } from './store-errors.ts'

/**
 * Reads like `readAll`, for one reader that moves forwards: one long call to the server goes on while batches are
 * being worked on, where a call for each batch would make both sides wait for one another.
 */
export function catchingUp(options: ReaderOptions, passed: Passed): EventLog['readAll'] {
  let current: StreamingRead | undefined
  const next = async (streaming: StreamingRead, limit: number): Promise<Batch> => {
    current = undefined
    const batch = await streaming.next(limit)
    current = streaming.isOver ? undefined : streaming
    return batch
  }
  return async ({ after, limit, categories }): Promise<Batch> => {
    if (current?.position !== after) {
      current?.leave()
      current = undefined
    }
    const anew = (begin: Position) => new StreamingRead(options, { after, begin, categories, passed })
    try {
      return await (current === undefined
        ? beginningAt(after, passed, (begin) => next(anew(begin), limit))
        : next(current, limit))
    } catch (error) {
      throw readError(error)
    }
  }
}
