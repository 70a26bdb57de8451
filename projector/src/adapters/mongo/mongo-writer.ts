import { beforeFirst } from '@deals/events'
import { emptyDigest } from '../../platform/digest.ts'
import { VersionGone, type VersionRef } from '../../platform/projection-store.ts'
import type { Commit, Committed, ProjectionWriter } from '../../platform/read-models.ts'
import { unlessHeld } from './hold-writers.ts'
import { documentLoader, readingSchemas, type SchemasOf } from './load-documents.ts'
import {
  divideAnew,
  moveCheckpoint,
  owedParking,
  owedRelease,
  parkOwed,
  readCheckpoint,
  readCheckpoints,
  redoPuts,
  releaseParked,
} from './mongo-checkpoints.ts'
import {
  checkpointId,
  findEntry,
  type CheckpointEntry,
  type MongoParts,
  type Owed,
  type PartitionRef,
  type ProjectionEntry,
} from './mongo-control.ts'
import { writeDocuments } from './write-documents.ts'

interface Work extends MongoParts {
  ref: VersionRef
  schemas: SchemasOf
  /** How many releases of each partition this writer knows of. */
  turns: Map<string, number>
}

/**
 * Writes one version of one projection: documents first, each under its guard, then the checkpoint under its own. What is
 * cut off in between is folded again, and skipped where it was written already. No digest is kept here: see
 * docs/decisions/0007-digests-on-mongodb.md.
 */
export function mongoWriter(parts: MongoParts, ref: VersionRef): ProjectionWriter {
  const { control } = parts
  const schemas = readingSchemas(control, ref)
  const work: Work = { ...parts, ref, schemas, turns: new Map() }
  return {
    ...documentLoader(control, ref, schemas),
    async checkpoint(partition) {
      const known = await readCheckpoint(control, { ...ref, division: await divisionOf(work), partition })
      work.turns.set(partition, known?.turn ?? 0)
      await settle(work, known)
      return known === null ? null : { position: known.position, digest: emptyDigest }
    },
    async checkpoints() {
      const found = await readCheckpoints(control, { ...ref, division: await divisionOf(work) })
      return found.map(({ partition, position }) => ({ partition, position, digest: emptyDigest }))
    },
    async repartition(partitions) {
      const found = await readCheckpoints(control, { ...ref, division: await divisionOf(work) })
      for (const checkpoint of found) {
        await settle(work, checkpoint)
      }
      return divideAnew(control, ref, { found, partitions })
    },
    commit: (commit) => write(work, commit),
  }
}

async function divisionOf({ control, ref }: Work): Promise<string> {
  const { projections, connection } = control
  const entry = await connection.run(() => projections.findOne({ _id: ref.projection }))
  return findEntry(entry, ref.version)?.division ?? ''
}

const nothing: Committed = { written: 0, older: 0, moved: true }

async function write(work: Work, commit: Commit): Promise<Committed> {
  const { control, ref, now, schemas } = work
  const { partition, to, puts, park = [] } = commit
  const entry = await unlessHeld(work, ref.projection)
  const place = { ...ref, division: livingDivision(ref, entry), partition }
  const known = await readCheckpoint(control, place)
  if (await hasMoved(work, commit, { known, place })) {
    return nothing
  }
  if (commit.release !== undefined) {
    return writeRelease(work, { ...commit, release: commit.release }, { known, place })
  }
  const parts = { control, version: ref.version, schemas: await schemas() }
  const written = await writeDocuments(parts, puts, { partition })
  const owed = owedParking(ref, park, now())
  const moved = { _id: checkpointId(place), ...place, position: to, turn: known?.turn ?? 0, owed }
  if (!(await moveCheckpoint(control, known, moved))) {
    return nothing
  }
  await settle(work, moved)
  return { written, older: puts.length - written, moved: false }
}

/** Also the place where a writer learns that its version was dropped. */
function livingDivision({ projection, version }: VersionRef, entry: ProjectionEntry | null): string {
  const known = findEntry(entry, version)
  if (known === undefined || known.state === 'dropped') {
    throw new VersionGone(`${projection} ${version} was dropped`)
  }
  return known.division
}

interface Standing {
  known: CheckpointEntry | null
  place: PartitionRef
}

/** Also when the version has been divided into other partitions meanwhile, or somebody released what was parked. */
async function hasMoved({ control, turns }: Work, { from, partition }: Commit, { known, place }: Standing) {
  if (known !== null) {
    return known.position !== from || known.turn !== (turns.get(partition) ?? known.turn)
  }
  return from !== beforeFirst || (await readCheckpoints(control, place)).length > 0
}

/**
 * Parked events are folded into documents that are newer already, so nothing would tell a second fold from the first.
 * Therefore their documents are written down first; with the checkpoint's new turn they count, and are then put in place.
 */
async function writeRelease(
  work: Work,
  { partition, to, puts, release }: Commit & Required<Pick<Commit, 'release'>>,
  { known, place }: Standing,
): Promise<Committed> {
  const turn = (known?.turn ?? 0) + 1
  const owed = await owedRelease(work.control, { puts, release })
  const moved = { _id: checkpointId(place), ...place, position: to, turn, owed }
  if (!(await moveCheckpoint(work.control, known, moved))) {
    return nothing
  }
  work.turns.set(partition, turn)
  await settle(work, moved)
  return { written: puts.length, older: 0, moved: false }
}

/** Does what a commit still owed after its checkpoint. To do it twice changes nothing. */
async function settle(work: Work, checkpoint: CheckpointEntry | null): Promise<void> {
  const owed = checkpoint?.owed ?? null
  if (checkpoint !== null && owed !== null) {
    await (owed.kind === 'park' ? parkOwed(work.control, owed.events) : settleRelease(work, checkpoint, owed))
  }
}

async function settleRelease(
  { control, ref, schemas }: Work,
  { partition, turn }: CheckpointEntry,
  { token, key, positions }: Extract<Owed, { kind: 'release' }>,
): Promise<void> {
  const puts = await redoPuts(control, token)
  await writeDocuments({ control, version: ref.version, schemas: await schemas() }, puts, { partition, turn })
  await releaseParked(control, ref, { key, positions })
  await control.connection.run(() => control.redo.deleteMany({ token }))
}
