import { setTimeout as delay } from 'node:timers/promises'
import { isAway, Unavailable } from '@deals/storage'
import type { RunOptions } from './run-options.ts'

/** What a run has to know before it begins. */
export interface FirstLook<T> {
  /** Null when the signal came first. */
  taken: Promise<T | null>
  /** Resolves when it was taken; while it waits for a store that is away, it throws that. */
  known(): Promise<void>
}

const firstPause = 50
const longestPause = 5000

/** Looks until the stores answer: one that is away just now ends a run no more than it does later. */
export function firstLook<T>(
  look: () => Promise<T>,
  { signal, logger }: Pick<RunOptions, 'signal' | 'logger'>,
): FirstLook<T> {
  let reason: string | null = null
  let tell = () => {}
  const waits = new Promise<void>((resolve) => (tell = resolve))
  const onAway = (error: Unavailable) => {
    reason = error.message
    logger.warn({ err: error }, 'waiting for a store, to begin to fold')
    tell()
  }
  const taken = untilThere(look, { signal, onAway }).finally(() => (reason = null))
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

async function untilThere<T>(
  look: () => Promise<T>,
  { signal, onAway }: { signal: AbortSignal; onAway: (error: Unavailable) => void },
): Promise<T | null> {
  for (let pause = firstPause; !signal.aborted; pause = Math.min(longestPause, pause * 2)) {
    try {
      return await look()
    } catch (error) {
      if (!isAway(error)) {
        throw error
      }
      onAway(error)
    }
    await delay(pause * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => undefined)
  }
  return null
}
