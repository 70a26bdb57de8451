import { setTimeout as delay } from 'node:timers/promises'
import { isAway } from '@deals/storage'

const firstWait = 50
const longestWait = 5000

/** Told when writing has to wait, and when it goes on. */
export type OnWaiting = (reason: string | null) => void

/**
 * Tries a write until the store takes it: what is folded is never lost because a store is away. Ends early with the
 * error when the program stops. Other errors than those of a store that is busy or away are not waited for.
 */
export async function untilWritten<T>(
  write: () => Promise<T>,
  { signal, onWaiting }: { signal: AbortSignal; onWaiting: OnWaiting },
): Promise<T> {
  for (let wait = firstWait; ; wait = Math.min(longestWait, wait * 2)) {
    try {
      const written = await write()
      onWaiting(null)
      return written
    } catch (error) {
      if (!isAway(error) || signal.aborted) {
        throw error
      }
      onWaiting(error.message)
      await delay(wait * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => undefined)
    }
  }
}
