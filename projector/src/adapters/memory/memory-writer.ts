import { beforeFirst, canonicalText } from '@deals/events'
import { VersionGone, type VersionRef } from '../../platform/projection-store.ts'
import type {
  Commit,
  Committed,
  Loaded,
  PartitionCheckpoint,
  ProjectionWriter,
  Put,
} from '../../platform/read-models.ts'
import { compareText } from '../../platform/compare-text.ts'
import { matches } from '../matches.ts'
import { emptyDigest } from '../../platform/digest.ts'
import { isDividedInto } from '../../platform/partitions/partition-names.ts'
import { checkpointOf, findVersion, tell, type MemoryState, type MemoryVersion } from './memory-state.ts'

export function memoryWriter(state: MemoryState, ref: VersionRef, now: () => number): ProjectionWriter {
  const version = (): MemoryVersion => {
    const found = findVersion(state, ref)
    if (found === undefined || found.row.state === 'dropped') {
      throw new VersionGone(`${ref.projection} ${ref.version} was dropped`)
    }
    return found
  }
  const turns = new Map<string, number>()
  const documentsOf = (collection: string): Map<string, Loaded> => {
    const documents = version().documents.get(collection)
    if (documents === undefined) {
      throw new Error(`${ref.projection} has no collection ${collection}`)
    }
    return documents
  }
  return {
    async load(collection, ids) {
      const documents = documentsOf(collection)
      return new Map(
        ids.flatMap((id): [string, Loaded][] => {
          const found = documents.get(id)
          return found === undefined ? [] : [[id, found]]
        }),
      )
    },
    async idsWhere(collection, field, value) {
      return [...documentsOf(collection)]
        .filter(([id, { doc }]) => doc !== null && matches({ ...doc, _id: id }, { [field]: value }))
        .map(([id]) => id)
        .sort(compareText)
    },
    async checkpoint(partition) {
      const known = version().checkpoints.get(partition)
      turns.set(partition, known?.turn ?? 0)
      return known === undefined ? null : { position: known.position, digest: known.digest }
    },
    checkpoints: async () => checkpointsOf(version()),
    repartition: async (partitions) => divideAnew(version(), partitions),
    async commit(commit) {
      const committed = write(version(), commit, { turns, at: now() })
      if (!committed.moved) {
        tell(state, ref.projection)
      }
      return committed
    },
  }
}

const checkpointsOf = ({ checkpoints }: MemoryVersion): PartitionCheckpoint[] =>
  [...checkpoints]
    .map(([partition, { position, digest }]) => ({ partition, position, digest }))
    .sort((left, right) => compareText(left.partition, right.partition))

function divideAnew(version: MemoryVersion, partitions: readonly string[]): boolean {
  const { checkpoints } = version
  if (
    isDividedInto(
      [...checkpoints.keys()].map((partition) => ({ partition })),
      partitions,
    )
  ) {
    return true
  }
  const { position, digest } = checkpointOf(version)
  const turn = Math.max(0, ...[...checkpoints.values()].map((one) => one.turn))
  const isEven = [...checkpoints.values()].every((one) => one.position === position)
  if (isEven) {
    checkpoints.clear()
    partitions.forEach((partition, at) =>
      checkpoints.set(partition, { position, digest: at === 0 ? digest : emptyDigest, turn }),
    )
  }
  return isEven
}

/** Also when the version has been divided into other partitions meanwhile, or somebody has released what was parked. */
function hasMoved({ checkpoints }: MemoryVersion, { partition, from }: Commit, turn: number | undefined): boolean {
  const stored = checkpoints.get(partition)
  return stored === undefined
    ? from !== beforeFirst || checkpoints.size > 0
    : stored.position !== from || stored.turn !== (turn ?? stored.turn)
}

/** A request ends with the last event that it was about: what is parked under the key later was not asked about. */
function releaseEvents(version: MemoryVersion, release: Commit['release']): void {
  if (release === undefined) {
    return
  }
  const { key, positions } = release
  version.parked = version.parked.filter(({ event }) => event.key !== key || !positions.includes(event.position))
  if (!version.parked.some(({ event }) => event.key === key)) {
    version.requests.delete(key)
  }
}

function write(
  version: MemoryVersion,
  commit: Commit,
  { turns, at }: { turns: Map<string, number>; at: number },
): Committed {
  const { partition, to: position, digest, park = [], release } = commit
  if (hasMoved(version, commit, turns.get(partition))) {
    return { written: 0, older: 0, moved: true }
  }
  const written = commit.puts.filter((put) => writeOne(version, put, release !== undefined)).length
  version.parked.push(...park.map((event) => ({ event, firstSeen: at })))
  releaseEvents(version, release)
  const turn = (version.checkpoints.get(partition)?.turn ?? 0) + (release === undefined ? 0 : 1)
  turns.set(partition, turn)
  version.checkpoints.set(partition, { position, digest, turn })
  return { written, older: commit.puts.length - written, moved: false }
}

function writeOne(version: MemoryVersion, { collection, id, pos, doc, text }: Put, force: boolean): boolean {
  const documents = version.documents.get(collection)
  if (documents === undefined) {
    throw new Error(`${version.row.projection} has no collection ${collection}`)
  }
  const stored = documents.get(id)?.pos ?? beforeFirst
  const isNewer = force ? pos >= stored : pos > stored
  if (isNewer) {
    documents.set(id, { pos, doc, ...(doc === null ? {} : { text: text ?? canonicalText(doc) }) })
  }
  return isNewer
}
