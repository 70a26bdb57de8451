import type { Position } from '@deals/events'

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

export function waitingFor(positionOf: (projection: string) => Position | Promise<Position>): Waiting {
  const waiters = new Set<Waiter>()
  const look = lookingFor(waiters, positionOf)
  const lookAtAll = () => new Set([...waiters].map(({ projection }) => projection)).forEach(look)
  let timer: NodeJS.Timeout | undefined

  const leave = (waiter: Waiter) => {
    waiters.delete(waiter)
    if (waiters.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
  }
  return {
    async until(projection, position, ms) {
      if ((await positionOf(projection)) >= position) {
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
        timer ??= setInterval(lookAtAll, lookEvery)
      })
    },
    look,
    close: () => [...waiters].forEach((waiter) => waiter.settle(false)),
  }
}

/** Looks where a projection stands, for those who wait for it. A slow store is asked one question at a time. */
function lookingFor(
  waiters: ReadonlySet<Waiter>,
  positionOf: (projection: string) => Position | Promise<Position>,
): (projection: string) => void {
  const asked = new Set<string>()
  const settle = (projection: string, reached: Position) =>
    [...waiters]
      .filter((waiter) => waiter.projection === projection && reached >= waiter.position)
      .forEach((waiter) => waiter.settle(true))
  const ask = async (projection: string): Promise<void> => {
    try {
      settle(projection, await positionOf(projection))
    } catch {
      // A store that is away is asked again with the next look; who waits too long is told so.
    } finally {
      asked.delete(projection)
    }
  }
  return (projection) => {
    const isWanted = [...waiters].some((waiter) => waiter.projection === projection)
    if (isWanted && !asked.has(projection)) {
      asked.add(projection)
      void ask(projection)
    }
  }
}
