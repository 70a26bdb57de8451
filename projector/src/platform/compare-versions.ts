import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { numberOf, type Position } from '@deals/events'
import { documentSum, emptyDigest, movedDigest } from './digest.ts'
import type { Projection } from './projection.ts'
import {
  VersionGone,
  type ProjectionStore,
  type Snapshot,
  type StoredVersion,
  type VersionRef,
} from './projection-store.ts'
import type { Digest } from './read-models.ts'

export interface Compared {
  position: Position
  digest: Digest
  isEqual: boolean
}

/** There was no moment to compare them at. */
export class NeverAlike extends Error {
  override name = 'NeverAlike'
}

export interface Meeting {
  readonly signal: AbortSignal
  /** For so long they are waited for while neither of them moves. */
  readonly stillFor?: number
}

const lookEvery = 10
const meetWithin = 60_000

/** Compares two versions of the same code by their digests, at a moment when both stand alike. */
export async function compareDigests(
  store: ProjectionStore,
  [left, right]: readonly [VersionRef, VersionRef],
  { signal, stillFor = meetWithin }: Meeting,
): Promise<Compared> {
  if (store.countDigests !== undefined) {
    const { position, digests } = await store.countDigests([left, right])
    return { position, digest: digests[1] ?? emptyDigest, isEqual: digests[0] === digests[1] }
  }
  const givesUpAt = performance.now() + meetWithin
  let still = { standing: '', since: performance.now() }
  for (;;) {
    const versions = (await store.versions()).filter(({ state }) => state !== 'dropped')
    const [one, other] = [left, right].map((ref) =>
      versions.find(({ projection, version }) => projection === ref.projection && version === ref.version),
    )
    if (one === undefined || other === undefined) {
      throw new VersionGone(`a version of ${left.projection} was dropped while it was compared`)
    }
    if (one.position === other.position && isDeepStrictEqual(one.partitions, other.partitions)) {
      return { position: one.position, digest: other.digest ?? emptyDigest, isEqual: one.digest === other.digest }
    }
    const [now, standing] = [performance.now(), standingsOf([one, other])]
    still = standing === still.standing ? still : { standing, since: now }
    if (now > givesUpAt || now - still.since > stillFor) {
      throw new NeverAlike(`the versions of ${left.projection} never stood at one position: ${standing}`)
    }
    await delay(lookEvery, undefined, { signal })
  }
}

const standingsOf = (versions: readonly Pick<StoredVersion, 'version' | 'position' | 'partitions'>[]): string =>
  versions
    .map(({ version, position, partitions = {} }) => {
      const parts = Object.entries(partitions).map(([name, one]) => `${name} at ${numberOf(one)}`)
      return `version ${version} stands at ${parts.length > 0 ? parts.join(', ') : numberOf(position)}`
    })
    .join(', ')

/** Compares the running digest of a version with one counted from all its documents. */
export async function recountDigest(
  store: ProjectionStore,
  ref: VersionRef,
  projections: readonly Projection[] = [],
): Promise<Compared> {
  const shared = projections.flatMap(({ collections }) => collections.filter(({ isShared }) => isShared))
  const counting = (await store.collectionsOf(ref)).filter((one) => shared.every(({ name }) => name !== one))
  const snapshot = await store.snapshot(ref)
  try {
    const counted = countDigest(snapshot, counting)
    return { position: snapshot.position, digest: snapshot.digest, isEqual: counted === snapshot.digest }
  } finally {
    snapshot.close()
  }
}

function countDigest(snapshot: Snapshot, collections: readonly string[]): Digest {
  let sum = 0n
  for (const collection of collections) {
    for (const { id, text } of snapshot.documents(collection)) {
      sum += documentSum(collection, id, text)
    }
  }
  return movedDigest(emptyDigest, sum)
}
