import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Position } from '@deals/events'
import { documentSum, emptyDigest, movedDigest } from './digest.ts'
import type { Projection } from './projection.ts'
import type { ProjectionStore, Snapshot, VersionRef } from './projection-store.ts'
import type { Digest } from './read-models.ts'

export interface Compared {
  position: Position
  digest: Digest
  isEqual: boolean
}

const lookEvery = 10
const meetWithin = 60_000

/** Compares two versions of the same code by their digests, at a moment when both stand alike. */
export async function compareDigests(
  store: ProjectionStore,
  [left, right]: readonly [VersionRef, VersionRef],
  signal: AbortSignal,
): Promise<Compared> {
  if (store.countDigests !== undefined) {
    const { position, digests } = await store.countDigests([left, right])
    return { position, digest: digests[1] ?? emptyDigest, isEqual: digests[0] === digests[1] }
  }
  const givesUpAt = performance.now() + meetWithin
  for (;;) {
    const versions = await store.versions()
    const find = (ref: VersionRef) =>
      versions.find(({ projection, version }) => projection === ref.projection && version === ref.version)
    const [one, other] = [find(left), find(right)]
    if (one === undefined || other === undefined) {
      throw new Error(`a version of ${left.projection} was dropped while it was compared`)
    }
    if (one.position === other.position && isDeepStrictEqual(one.partitions, other.partitions)) {
      return { position: one.position, digest: other.digest ?? emptyDigest, isEqual: one.digest === other.digest }
    }
    if (performance.now() > givesUpAt) {
      throw new Error(`the versions of ${left.projection} never stood at one position; is a projector running?`)
    }
    await delay(lookEvery, undefined, { signal })
  }
}

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
