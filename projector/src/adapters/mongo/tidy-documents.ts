import { beforeFirst, earliestOf, type Position } from '@deals/events'
import { parseSchemas } from '../../platform/parse-stored.ts'
import { standingOf } from './mongo-checkpoints.ts'
import { batchSize, type MongoParts, type ProjectionEntry } from './mongo-control.ts'
import { dropDocuments } from './switch-versions.ts'

/** Tombstones stay for at least this long behind every checkpoint: a snapshot that is being made may still need them. */
const keptForMs = 60 * 60 * 1000

/**
 * Removes tombstones that no writer can need any more, because all versions of the projection were past them an hour ago;
 * and collections of dropped versions that a writer, late with its batch, made once more.
 */
export function tidyDocuments(parts: MongoParts): () => Promise<void> {
  /** How far the slowest version of each projection was, at the last time that is long enough ago. */
  let known: { at: number; passed: ReadonlyMap<string, Position> } | null = null
  return async () => {
    const entries = await readEntries(parts)
    for (const entry of entries) {
      await dropLeftOvers(parts, entry)
    }
    if (known !== null && parts.now() - known.at < keptForMs) {
      return
    }
    for (const entry of known === null ? [] : entries) {
      await removeTombstones(parts, entry, known?.passed.get(entry._id) ?? beforeFirst)
    }
    known = { at: parts.now(), passed: new Map(await Promise.all(entries.map((entry) => slowest(parts, entry)))) }
  }
}

const readEntries = ({ control }: MongoParts): Promise<ProjectionEntry[]> =>
  control.connection.run(() => control.projections.find({}, { batchSize }).toArray())

async function slowest({ control }: MongoParts, { _id, versions }: ProjectionEntry): Promise<[string, Position]> {
  const found = await control.connection.run(() =>
    control.checkpoints.find({ projection: _id }, { batchSize }).toArray(),
  )
  const positions = versions
    .filter(({ state }) => state !== 'dropped')
    .map(({ version, division }) =>
      standingOf(found.filter((one) => one.version === version && one.division === division)),
    )
    .map(({ position }) => position)
  return [_id, earliestOf(positions)]
}

async function removeTombstones(
  { control }: MongoParts,
  { versions }: ProjectionEntry,
  passed: Position,
): Promise<void> {
  for (const { version, schemas } of versions.filter(({ state }) => state !== 'dropped')) {
    for (const { name } of parseSchemas(schemas)) {
      const old = { _gone: true, _pos: { $lt: passed } }
      await control.connection.run(() => control.documents(name, version).deleteMany(old))
    }
  }
}

async function dropLeftOvers({ control }: MongoParts, { versions }: ProjectionEntry): Promise<void> {
  const names = await control.collectionNames()
  for (const { version, schemas } of versions.filter(({ state }) => state === 'dropped')) {
    for (const { name } of parseSchemas(schemas)) {
      if (names.has(control.documents(name, version).collectionName)) {
        await dropDocuments(control, name, version)
      }
    }
  }
}
