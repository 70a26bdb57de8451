import { isAway, Unavailable } from '@deals/storage'
import type { RunOptions } from './run-options.ts'
import { untilWritten } from './writer-retry.ts'

/** What a run has to know before it begins. */
export interface FirstLook<T> {
  /** Null when the signal came first. */
  taken: Promise<T | null>
  /** Resolves when it was taken; while it waits for a store that is away, it throws that. */
  known(): Promise<void>
}

/** Looks until the stores answer: one that is away just now ends a run no more than it does later. */
export function firstLook<T>(
  look: () => Promise<T>,
  { signal, logger }: Pick<RunOptions, 'signal' | 'logger'>,
): FirstLook<T> {
  let reason: string | null = null
  let tell = () => {}
  const waits = new Promise<void>((resolve) => (tell = resolve))
  const onWaiting = (why: string | null) => {
    reason = why
    if (why !== null) {
      logger.warn({ reason: why }, 'waiting for a store, to begin to fold')
      tell()
    }
  }
  const lookUnlessStopped = async () => (signal.aborted ? null : look())
  const taken = untilWritten(lookUnlessStopped, { signal, onWaiting })
    .catch((error: unknown) => {
      if (signal.aborted && isAway(error)) {
        return null
      }
      throw error
    })
    .finally(() => (reason = null))
  return {
    taken,
    async known() {
      await Promise.race([taken, waits])
      if (reason !== null) {
        throw new Unavailable(reason)
      }
    },
  }
}
