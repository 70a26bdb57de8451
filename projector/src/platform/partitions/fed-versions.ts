import { isOurs } from '../is-ours.ts'
import type { RunOptions } from '../run-options.ts'
import type { FedVersion } from './partition-processors.ts'

/** Which versions are fed now. */
export interface FedVersions {
  list(): Promise<readonly FedVersion[]>
  /** What was read is read again with the next question. */
  forget(): void
}

/** Another process changes versions with a signal that may be lost, so what was read serves for this long. */
const servesFor = 1000

export function fedVersions(options: Pick<RunOptions, 'store' | 'projections' | 'log'>): FedVersions {
  let readAt = Number.NEGATIVE_INFINITY
  let identity: Promise<string> | undefined
  let known: Promise<readonly FedVersion[]> = Promise.resolve([])
  return {
    list() {
      if (performance.now() - readAt > servesFor) {
        readAt = performance.now()
        known = readFed(options, () => (identity ??= options.log.identity()))
        known.catch(() => {
          readAt = Number.NEGATIVE_INFINITY
          identity = undefined
        })
      }
      return known
    },
    forget() {
      readAt = Number.NEGATIVE_INFINITY
    },
  }
}

async function readFed(
  { store, projections }: Pick<RunOptions, 'store' | 'projections'>,
  identityOf: () => Promise<string>,
): Promise<FedVersion[]> {
  const identity = await identityOf()
  const paused = (await store.standings()).filter((standing) => standing.paused).map(({ projection }) => projection)
  const versions = (await store.versions()).filter((version) => isOurs({ projections, identity }, version))
  return versions.flatMap((stored) => {
    const projection = projections.find(({ name }) => name === stored.projection)
    return projection === undefined || paused.includes(projection.name) ? [] : [{ stored, projection }]
  })
}
