import type { Position } from '@deals/events/log'

/** Waits for projections to pass positions. */
export interface Waiting {
  until(projection: string, position: Position, ms: number): Promise<boolean>
  /** Looks again, after a signal that something moved. */
  look(projection: string): void
  close(): void
}

/** How often the checkpoint is read while somebody waits: another process gives no signal. */
const lookEvery = 25

interface Waiter {
  projection: string
  position: Position
  settle: (isReached: boolean) => void
}

export function waitingFor(positionOf: (projection: string) => Position): Waiting {
  const waiters = new Set<Waiter>()
  let timer: NodeJS.Timeout | undefined

  const look = (projection?: string) => {
    for (const waiter of waiters) {
      const isAsked = projection === undefined || waiter.projection === projection
      if (isAsked && positionOf(waiter.projection) >= waiter.position) {
        waiter.settle(true)
      }
    }
  }
  const leave = (waiter: Waiter) => {
    waiters.delete(waiter)
    if (waiters.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
  }
  return {
    async until(projection, position, ms) {
      if (positionOf(projection) >= position) {
        return true
      }
      return new Promise<boolean>((resolve) => {
        const end = setTimeout(() => waiter.settle(false), ms)
        const waiter: Waiter = {
          projection,
          position,
          settle: (isReached) => {
            clearTimeout(end)
            leave(waiter)
            resolve(isReached)
          },
        }
        waiters.add(waiter)
        timer ??= setInterval(look, lookEvery)
      })
    },
    look,
    close: () => [...waiters].forEach((waiter) => waiter.settle(false)),
  }
}
