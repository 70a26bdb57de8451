import { groupedBy } from '@deals/events'
import type { CheckpointMove } from '../../platform/projection-store.ts'
import { batchSize, checkpointId, findEntry, type CheckpointEntry, type MongoParts } from './mongo-control.ts'

interface Place {
  readonly id: string
  readonly move: CheckpointMove
}

/**
 * Moves checkpoints past what changes no document: those that go the same way together, as one by one they would cost more
 * than all documents that are written. Answers for each whether it stands where it should. What is held, owes something, or was ever
 * released is left to a commit of its own, which looks closer.
 */
export async function moveTogether(parts: MongoParts, moves: readonly CheckpointMove[]): Promise<boolean[]> {
  const places = await placesOf(parts, moves)
  const free = places.filter((place) => place !== null)
  const counts = await Promise.all([...groupedBy(free, wayOf).values()].map((group) => moveGroup(parts, group)))
  if (counts.every(Boolean)) {
    return places.map((place) => place !== null)
  }
  const stands = await readAll(parts, free)
  return places.map((place) => {
    const entry = place === null ? undefined : stands.get(place.id)
    return entry !== undefined && entry.position === place?.move.to && entry.turn === 0
  })
}

/** Where the checkpoints stand; null where nobody may write just now, or not any more. */
async function placesOf({ control, now }: MongoParts, moves: readonly CheckpointMove[]): Promise<(Place | null)[]> {
  const { projections, connection } = control
  const names = [...new Set(moves.map(({ projection }) => projection))]
  // Without what the versions are made of, which is long.
  const projection = { holdUntil: 1, 'versions.version': 1, 'versions.state': 1, 'versions.division': 1 }
  const found = await connection.run(() =>
    projections.find({ _id: { $in: names } }, { projection, batchSize }).toArray(),
  )
  const entries = new Map(found.map((entry) => [entry._id, entry]))
  return moves.map((move) => {
    const { version, partition } = move
    const entry = entries.get(move.projection) ?? null
    const known = findEntry(entry, version)
    const isHeld = (entry?.holdUntil ?? 0) > now()
    return known === undefined || known.state === 'dropped' || isHeld
      ? null
      : { id: checkpointId({ projection: move.projection, version, division: known.division, partition }), move }
  })
}

async function readAll({ control }: MongoParts, places: readonly Place[]): Promise<Map<string, CheckpointEntry>> {
  const { checkpoints, connection } = control
  const ids = places.map(({ id }) => id)
  const found = await connection.run(() => checkpoints.find({ _id: { $in: ids } }, { batchSize }).toArray())
  return new Map(found.map((entry) => [entry._id, entry]))
}

const wayOf = ({ move: { from, to } }: Place): string => JSON.stringify([from, to])

/** Whether all of them were where they should be. */
async function moveGroup({ control }: MongoParts, group: readonly Place[]): Promise<boolean> {
  const [first] = group
  if (first === undefined) {
    return true
  }
  const { checkpoints, connection } = control
  const { from, to } = first.move
  const guard = { _id: { $in: group.map(({ id }) => id) }, position: from, turn: 0, owed: null }
  const { matchedCount } = await connection.run(() => checkpoints.updateMany(guard, { $set: { position: to } }))
  return matchedCount === group.length
}
