import type { EventLog, Position } from '@deals/events/log'
import { canonicalText } from './canonical.ts'
import { chase } from './chase.ts'
import { codeOf } from './code-of.ts'
import type { Decoder } from './decoding.ts'
import { documentSum, emptyDigest, movedDigest } from './digest.ts'
import { openLane } from './lane.ts'
import { mergeById } from './merge-by-id.ts'
import { paceOf } from './pace.ts'
import { parseText } from './parse-documents.ts'
import type { Projection } from './projection.ts'
import type { ProjectionStore, Snapshot, VersionRef } from './projection-store.ts'

/** A document that is not what a fold from the first event gives. */
export interface Difference {
  collection: string
  id: string
  /** missing: only the fold has it; extra: only the version has it. */
  kind: 'missing' | 'extra' | 'different'
  /** Fields that differ. */
  fields: readonly string[]
}

export interface Verified extends VersionRef {
  isEqual: boolean
  position: Position
  digest: string
  documents: number
  /** The first of them. */
  differences: readonly Difference[]
  differing: number
  /** Whether the running digest is that of the documents. */
  isDigestRight: boolean
}

export interface VerifyOptions {
  log: EventLog
  store: ProjectionStore
  decoder: Decoder
  projection: Projection
  ref: VersionRef
  share: number
  signal: AbortSignal
  onProgress?: (position: Position, head: Position) => void
}

const mostListed = 100

/**
 * Folds everything again into a private store and compares it, document by document, with the version as it is at one
 * moment. The version goes on meanwhile: the moment is a snapshot, taken when the fold has nearly reached it.
 */
export async function verifyByReplay(options: VerifyOptions): Promise<Verified> {
  const { store, projection, ref, signal } = options
  const scratch = await store.scratch()
  try {
    const { name, collections } = projection
    const made = await scratch.create(name, {
      code: codeOf(projection),
      collections,
      state: 'building',
      indexed: false,
    })
    const lane = await openLane({ store: scratch, projection, ref: made, mode: 'rebuild', signal })
    const foldUpTo = async (upTo: Position) => {
      const onBatch = () => options.onProgress?.(lane.position, upTo)
      await chase([lane], { ...options, pace: paceOf(options.share, signal), upTo, onBatch })
      signal.throwIfAborted()
    }
    await foldUpTo(await positionOf(store, ref))
    const [snapshot, fold] = [await store.snapshot(ref), () => scratch.snapshot(made)]
    try {
      await foldUpTo(snapshot.position)
      return { ...ref, ...compare(projection, snapshot, await fold()) }
    } finally {
      snapshot.close()
    }
  } finally {
    await scratch.close()
  }
}

async function positionOf(store: ProjectionStore, ref: VersionRef): Promise<Position> {
  const versions = await store.versions()
  return versions.find((one) => one.projection === ref.projection && one.version === ref.version)?.position ?? 0
}

function compare(projection: Projection, version: Snapshot, fold: Snapshot): Omit<Verified, keyof VersionRef> {
  const differences: Difference[] = []
  let [documents, differing, sum] = [0, 0, 0n]
  for (const { name } of projection.collections) {
    for (const { id, left, right } of mergeById(version.documents(name), fold.documents(name))) {
      documents += left === null ? 0 : 1
      sum += left === null ? 0n : documentSum(name, id, left)
      if (left !== right) {
        differing += 1
        differences.push(
          ...(differences.length < mostListed ? [differenceOf({ collection: name, id }, left, right)] : []),
        )
      }
    }
  }
  const isDigestRight = movedDigest(emptyDigest, sum) === version.digest
  const { position, digest } = version
  return {
    isEqual: differing === 0 && isDigestRight,
    position,
    digest,
    documents,
    differences,
    differing,
    isDigestRight,
  }
}

function differenceOf(
  place: { collection: string; id: string },
  version: string | null,
  fold: string | null,
): Difference {
  const kind = version === null ? 'missing' : fold === null ? 'extra' : 'different'
  return { ...place, kind, fields: kind === 'different' ? differingFields(version, fold) : [] }
}

function differingFields(left: string | null, right: string | null): string[] {
  const [one, other] = [parseText(left), parseText(right)]
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => canonicalText(one[name]) !== canonicalText(other[name])).sort()
}
