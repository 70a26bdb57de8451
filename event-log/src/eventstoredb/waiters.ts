import { beforeFirst, laterOf, type Position } from '@deals/events/platform'

/** Whoever waits at the tail, and how far the log is known to reach. */
export interface Waiters {
  known(): Position
  areWaiting(): boolean
  reached(position: Position): void
  announce(): void
  /** Resolves once the log is known to reach beyond the position, or the signal aborts. */
  beyond(position: Position, signal: AbortSignal): Promise<void>
  wakeAll(): void
}

export function waitersForTail(): Waiters {
  const waiting = new Map<() => void, Position>()
  let known = beforeFirst
  const announce = () => [...waiting].forEach(([wake, position]) => position < known && wake())
  return {
    known: () => known,
    areWaiting: () => waiting.size > 0,
    announce,
    reached(position) {
      known = laterOf(known, position)
      announce()
    },
    beyond: (position, signal) =>
      new Promise((resolve) => {
        const wake = () => {
          waiting.delete(wake)
          signal.removeEventListener('abort', wake)
          resolve()
        }
        waiting.set(wake, position)
        signal.addEventListener('abort', wake)
        if (signal.aborted || known > position) {
          wake()
        }
      }),
    wakeAll: () => [...waiting.keys()].forEach((wake) => wake()),
  }
}
