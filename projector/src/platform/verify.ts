import { beforeFirst, latestOf, type Position, canonicalText } from '@deals/events'
import { expectedTotal, type Batch, type EventLog } from '@deals/event-log'
import { catchUp } from './catch-up.ts'
import { codeOf } from './code-of.ts'
import type { Decoder } from './decoding.ts'
import { discardsIn } from './discards.ts'
import { documentSum, emptyDigest, movedDigest } from './digest.ts'
import { openProcessor, type Processor } from './processor.ts'
import { mergeById } from './merge-by-id.ts'
import { paceOf } from './pace.ts'
import { parseDoc } from './parse-stored.ts'
import type { Counted } from './progress.ts'
import type { Projection } from './projection.ts'
import { wholeLog, type ProjectionStore, type Snapshot, type VersionRef } from './projection-store.ts'

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
  onProgress?: (counted: Counted) => void
}

const mostListed = 100

/**
 * Folds everything again into a private store and compares it, document by document, with the version as it is at one
 * moment. The version goes on meanwhile: the moment is a snapshot, taken when the fold has nearly reached it.
 */
export async function verifyByReplay(options: VerifyOptions): Promise<Verified> {
  const { log, store, projection, ref, signal } = options
  const scratch = await store.scratch()
  try {
    const { name, collections } = projection
    const made = await scratch.create(name, {
      code: codeOf(projection),
      collections,
      state: 'building',
      indexed: false,
    })
    const before = await standingOf(store, ref)
    const processors = await openDivided({ store: scratch, log }, { projection, ref: made, signal }, before)
    const foldUpTo = async ({ position, partitions = {} }: Standing) => {
      const limitOf = ({ partition }: Processor) => partitions[partition] ?? position
      const upTo = latestOf(processors.map(limitOf))
      const onBatch = await counting(options, upTo)
      await catchUp(processors, { ...options, pace: paceOf(options.share, signal), upTo, limitOf, onBatch })
      signal.throwIfAborted()
    }
    await foldUpTo({ position: before.position })
    const look = async () => {
      const snapshot = await store.snapshot(ref)
      try {
        await foldUpTo(snapshot)
        return { isFinal: isEven(snapshot), ...compare(projection, snapshot, await scratch.snapshot(made)) }
      } finally {
        snapshot.close()
      }
    }
    let { isFinal, ...compared } = await look()
    for (let attempt = 1; attempt < mostAttempts && !compared.isEqual && !isFinal; attempt += 1) {
      ;({ isFinal, ...compared } = await look())
    }
    return { ...ref, ...compared }
  } finally {
    await scratch.close()
  }
}

async function counting({ log, onProgress = () => {} }: VerifyOptions, upTo: Position) {
  const total = await expectedTotal(log, beforeFirst, upTo)
  let read = 0
  return ({ events, upTo: position }: Batch) => {
    read += events.length
    onProgress({ events: read, total: total({ events: read, position }) })
  }
}

type Standing = Pick<Snapshot, 'position' | 'partitions'>

/**
 * Partitions stand at different positions while events come in; documents that all of them share are then as new as the
 * foremost, which no fold of single partitions repeats. So what differs at such a moment is looked at once more.
 */
const mostAttempts = 3
const isEven = ({ position, partitions = {} }: Standing): boolean =>
  Object.values(partitions).every((one) => one === position)

async function standingOf(store: ProjectionStore, ref: VersionRef): Promise<Standing> {
  const versions = await store.versions()
  const version = versions.find((one) => one.projection === ref.projection && one.version === ref.version)
  return version ?? { position: beforeFirst }
}

/** The processors of a version that is divided as another one is. */
async function openDivided(
  { store, log }: Pick<VerifyOptions, 'store' | 'log'>,
  processor: { projection: Projection; ref: VersionRef; signal: AbortSignal },
  { partitions }: Standing,
): Promise<Processor[]> {
  const names = partitions === undefined ? [wholeLog] : Object.keys(partitions)
  await store.writer(processor.ref).repartition(names)
  return Promise.all(
    names.map((partition) => openProcessor({ ...processor, store, partition, discards: discardsIn(log) })),
  )
}

function compare(projection: Projection, version: Snapshot, fold: Snapshot): Omit<Verified, keyof VersionRef> {
  const differences: Difference[] = []
  let [documents, differing, sum] = [0, 0, 0n]
  for (const { name, isShared } of projection.collections) {
    for (const { id, left, right } of mergeById(version.documents(name), fold.documents(name))) {
      documents += left === null ? 0 : 1
      sum += left === null || isShared ? 0n : documentSum(name, id, left)
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
  const [one, other] = [parseDoc(left) ?? {}, parseDoc(right) ?? {}]
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => canonicalText(one[name]) !== canonicalText(other[name])).sort()
}
