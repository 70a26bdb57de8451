import { isDuplicate } from '@deals/storage/mongo'
import { beforeFirst, earliestOf, numberOf, type Position } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import type { StoredVersion, VersionRef } from '../../platform/projection-store.ts'
import type { Commit, ParkedEvent, Put } from '../../platform/read-models.ts'
import { parseDoc } from '../../platform/parse-stored.ts'
import { changeVersion } from './change-projection.ts'
import {
  batchSize,
  checkpointId,
  nameOf,
  type CheckpointEntry,
  type Control,
  type Owed,
  type ParkedEntry,
  type PartitionRef,
} from './mongo-control.ts'
import { askedOf, endParkedRequest } from './parked-requests.ts'

export const readCheckpoint = (
  { checkpoints, connection: { run } }: Control,
  ref: PartitionRef,
): Promise<CheckpointEntry | null> => run(() => checkpoints.findOne({ _id: checkpointId(ref) }))

/** Of all partitions, in the order of their names. */
export const readCheckpoints = (
  { checkpoints, connection: { run } }: Control,
  { projection, version, division }: Omit<PartitionRef, 'partition'>,
): Promise<CheckpointEntry[]> =>
  run(() => checkpoints.find({ projection, version, division }, { sort: [['_id', 1]], batchSize }).toArray())

/** How far a version is as a whole. */
export function standingOf(found: readonly CheckpointEntry[]): Pick<StoredVersion, 'position' | 'partitions'> {
  const positions = found.map(({ partition, position }): [string, Position] => [partition, position])
  return {
    position: earliestOf(positions.map(([, position]) => position)),
    ...(positions.length > 1 && { partitions: Object.fromEntries(positions) }),
  }
}

/**
 * Divides a version anew where all of its partitions stand at one position and owe nothing. The new checkpoints are written under a name
 * that nobody has yet, and count from the moment when the version names it.
 */
export async function divideAnew(
  control: Control,
  ref: VersionRef,
  { found, partitions }: { found: readonly CheckpointEntry[]; partitions: readonly string[] },
): Promise<boolean> {
  const { checkpoints, connection } = control
  const [first] = found
  if (found.some(({ position }) => position !== first?.position)) {
    return false
  }
  const [old, division, position] = [first?.division ?? '', newUuid(), first?.position ?? beforeFirst]
  // Turns are compared between documents, so that none may begin below one that has been.
  const turn = Math.max(0, ...found.map((one) => one.turn))
  const fresh = partitions.map((partition): CheckpointEntry => {
    const place = { ...ref, division, partition }
    return { _id: checkpointId(place), ...place, position, turn, owed: null }
  })
  await connection.run(() => checkpoints.insertMany(fresh))
  const changed = await changeVersion(control, ref, (known) => (known.division === old ? { division } : null))
  await connection.run(() => checkpoints.deleteMany({ ...ref, division: changed === null ? division : old }))
  return changed !== null
}

/** Moves a checkpoint from where it was read; false when another writer has moved it or taken it away. */
export async function moveCheckpoint(
  { checkpoints, connection: { run } }: Control,
  known: CheckpointEntry | null,
  { _id, ...wanted }: CheckpointEntry,
): Promise<boolean> {
  if (known !== null) {
    const guard = { _id, position: known.position, turn: known.turn }
    return (await run(() => checkpoints.replaceOne(guard, wanted))).matchedCount === 1
  }
  try {
    await run(() => checkpoints.insertOne({ _id, ...wanted }))
    return true
  } catch (error) {
    if (isDuplicate(error)) {
      return false
    }
    throw error
  }
}

const parkedId = (ref: VersionRef, key: string, position: Position): string =>
  `${nameOf(ref)} ${numberOf(position)} ${key}`

/** What a commit parks, as it will stand in the parking; null when it parks nothing. */
export function owedParking(ref: VersionRef, park: readonly ParkedEvent[], at: number): Owed | null {
  const events = park.map((event): ParkedEntry => ({
    _id: parkedId(ref, event.key, event.position),
    projection: ref.projection,
    version: ref.version,
    ...event,
    firstSeen: at,
    isReleased: false,
  }))
  return events.length === 0 ? null : { kind: 'park', events }
}

/** Writes down the documents of a release, so that whoever comes next can finish it. */
export async function owedRelease(
  { redo, connection: { run } }: Control,
  { puts, release }: { puts: readonly Put[]; release: NonNullable<Commit['release']> },
): Promise<Owed> {
  const token = newUuid()
  const entries = puts.map(({ collection, id, pos, doc, text }, at) => ({
    _id: `${token} ${at}`,
    token,
    collection,
    id,
    pos,
    text: doc === null ? null : (text ?? JSON.stringify(doc)),
  }))
  if (entries.length > 0) {
    await run(() => redo.insertMany(entries))
  }
  return { kind: 'release', token, key: release.key, positions: [...release.positions] }
}

/** Parks events that are not in the parking yet, whatever has become of them there. */
export async function parkOwed(
  { parked, connection: { run } }: Control,
  events: readonly ParkedEntry[],
): Promise<void> {
  try {
    await run(() => parked.insertMany([...events], { ordered: false }))
  } catch (error) {
    if (!isDuplicate(error)) {
      throw error
    }
  }
}

/**
 * Takes events out of the parking. A request ends with the last event that it was about: what is parked under the key
 * later was not asked about.
 */
export async function releaseParked(
  control: Control,
  ref: VersionRef,
  { key, positions }: NonNullable<Commit['release']>,
): Promise<void> {
  const {
    parked,
    connection: { run },
  } = control
  const ids = positions.map((position) => parkedId(ref, key, position))
  const found = await run(() => parked.find({ _id: { $in: ids }, isReleased: false }, { batchSize }).toArray())
  // Read before anything is released: whoever asks after that asks about something else.
  const request = await askedOf(control, { ...ref, key })
  const released = { isReleased: true, ...(request !== null && { releasedFor: request }) }
  for (const { _id, ...event } of found) {
    await run(() => parked.replaceOne({ _id }, { ...event, ...released }))
  }
  if (request !== null && (await run(() => parked.findOne({ ...ref, key, isReleased: false }))) === null) {
    await endParkedRequest(control, { ...ref, key, request })
  }
}

/** The documents of a release as they were written down. */
export async function redoPuts({ redo, connection: { run } }: Control, token: string): Promise<Put[]> {
  const entries = await run(() => redo.find({ token }, { batchSize }).toArray())
  return entries.map(({ collection, id, pos, text }) => ({
    collection,
    id,
    pos,
    doc: parseDoc(text),
    ...(text !== null && { text }),
  }))
}
