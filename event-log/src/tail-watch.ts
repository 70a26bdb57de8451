import type { Position } from '@deals/events/platform'

/** Lets subscriptions sleep until the log has grown past where they stand. */
export interface TailWatch {
  /** Resolves once the head is beyond the position, the signal aborts or the watch closes. */
  beyond(position: Position, signal: AbortSignal): Promise<void>
  /** Something was written: whoever waits for it wakes at once. */
  announce(): void
  close(): void
}

/**
 * `pollMs` asks for the head in that interval while someone waits, for writers that cannot announce:
 * those of other processes.
 */
export function watchTail(head: () => Position, { pollMs }: { pollMs?: number } = {}): TailWatch {
  const waiting = new Map<() => void, Position>()
  let timer: NodeJS.Timeout | undefined

  const announce = () => {
    if (waiting.size === 0) {
      return
    }
    const reached = head()
    for (const [wake, position] of waiting) {
      if (position < reached) {
        wake()
      }
    }
  }
  const leave = (wake: () => void) => {
    waiting.delete(wake)
    if (waiting.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
  }
  const enter = (wake: () => void, position: Position) => {
    waiting.set(wake, position)
    timer ??= pollMs === undefined ? undefined : setInterval(announce, pollMs)
  }
  return {
    beyond: (position, signal) =>
      new Promise((resolve) => {
        if (signal.aborted || head() > position) {
          resolve()
          return
        }
        const wake = () => {
          leave(wake)
          signal.removeEventListener('abort', wake)
          resolve()
        }
        signal.addEventListener('abort', wake)
        enter(wake, position)
      }),
    announce,
    close: () => [...waiting.keys()].forEach((wake) => wake()),
  }
}
