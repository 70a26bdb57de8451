import type { Batch, EventLog } from '../event-log.ts'
import { Portion } from './portion.ts'
import type { Passed, ReaderOptions } from './reader-options.ts'
import { readError } from './store-errors.ts'

/**
 * Reads like `readAll`, for one reader that moves forwards: one long call to the server goes on while batches are
 * being worked on, where a call for each batch would make both sides wait for one another.
 */
export function catchingUp(options: ReaderOptions, passed: Passed): EventLog['readAll'] {
  let current: Portion | undefined
  return async ({ after, limit, categories }): Promise<Batch> => {
    if (current?.position !== after) {
      current?.leave()
      current = new Portion(options, { after, categories, passed })
    }
    const portion = current
    current = undefined
    try {
      const batch = await portion.next(limit)
      current = portion.isOver ? undefined : portion
      return batch
    } catch (error) {
      throw readError(error)
    }
  }
}
