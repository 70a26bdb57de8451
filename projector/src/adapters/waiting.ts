import type { Position } from '@deals/events'
import type { Awaited } from '../platform/read-models.ts'

/** Waits for projections to pass positions. */
export interface Waiting {
  until(awaited: Awaited, ms: number): Promise<boolean>
  /** Looks again, after a signal that something moved. */
  look(projection: string): void
  close(): void
}

/** How often the checkpoint is read while somebody waits: another process gives no signal. */
const lookEvery = 25

interface Waiter extends Awaited {
  settle: (isReached: boolean) => void
}

/** How far a projection is, for one key or as a whole. */
type PositionOf = (projection: string, key?: string) => Position | Promise<Position>

export function waitingFor(positionOf: PositionOf): Waiting {
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
    async until(awaited, ms) {
      if ((await positionOf(awaited.projection, awaited.key)) >= awaited.position) {
        return true
      }
      return new Promise<boolean>((resolve) => {
        const end = setTimeout(() => waiter.settle(false), ms)
        const waiter: Waiter = {
          ...awaited,
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
function lookingFor(waiters: ReadonlySet<Waiter>, positionOf: PositionOf): (projection: string) => void {
  const asked = new Set<string>()
  const look = async (place: string, { projection, key }: Waiter): Promise<void> => {
    asked.add(place)
    try {
      const reached = await positionOf(projection, key)
      const those = [...waiters].filter((waiter) => placeOf(waiter) === place && reached >= waiter.position)
      those.forEach((waiter) => waiter.settle(true))
    } catch {
      // A store that is away is asked again with the next look; who waits too long is told so.
    } finally {
      asked.delete(place)
    }
  }
  return (projection) => {
    for (const waiter of waiters) {
      const place = placeOf(waiter)
      if (waiter.projection === projection && !asked.has(place)) {
        void look(place, waiter)
      }
    }
  }
}

/** What is asked once for all who wait for it. */
const placeOf = ({ projection, key }: Waiter): string => (key === undefined ? projection : `${projection} ${key}`)
