import { numberOf, steadyNow, type OperationsDesk } from '@deals/events'
import { isUnderWay, type ProjectionStore, type Request, type StoredVersion } from './projection-store.ts'

/** A rebuild moves its checkpoint every few seconds; only the indexes of a large view take longer. */
const stillAfter = 2 * 60_000

const markOf = ({ position, partitions, indexed }: StoredVersion): string =>
  JSON.stringify([position, partitions, indexed])

/**
 * Finds versions that somebody began to build and nobody goes on with. Who builds one says so nowhere: it may be a tool
 * in another process. So it is one that has not moved for a while, which is known from the second look on.
 */
export function findingStill(now: () => number = steadyNow) {
  let seen: ReadonlyMap<string, { mark: string; since: number }> = new Map()

  return async (store: ProjectionStore, requests: readonly Request[]): Promise<OperationsDesk['cutOff']> => {
    const [versions, standings] = await Promise.all([store.versions(), store.standings()])
    const isAsked = (projection: string) => isUnderWay(requests, { projection, action: 'rebuild' })
    const isServed = (projection: string) => standings.some((one) => one.projection === projection && one.active)
    const unfinished = versions.filter(
      ({ state, projection }) => state === 'building' && isServed(projection) && !isAsked(projection),
    )
    const looked = unfinished.map((version) => {
      const [name, mark] = [`${version.projection} ${version.version}`, markOf(version)]
      const before = seen.get(name)
      return { version, name, mark, since: before?.mark === mark ? before.since : now() }
    })
    seen = new Map(looked.map(({ name, mark, since }) => [name, { mark, since }]))
    return looked.filter(({ since }) => now() - since >= stillAfter).map(({ version }) => cutOffOf(version))
  }
}

const cutOffOf = ({ projection, version, position, createdAt }: StoredVersion) => ({
  projection,
  version,
  position: numberOf(position),
  begunAt: new Date(createdAt).toISOString(),
})
