import { beforeFirst, type Position } from '@deals/events'
import type { Commit, Committed, Loaded, ProjectionWriter } from '../../platform/read-models.ts'
import { VersionGone, wholeLog, type VersionRef } from '../../platform/projection-store.ts'
import { bare } from '../check-filter.ts'
import { parseDoc } from '../../platform/parse-stored.ts'
import { allOrNothing, inOneMoment, type Connection } from './connection.ts'
import { documentWriter, type DocumentWriter } from './document-writer.ts'
import { divideAnew, readCheckpoints } from './sqlite-partitions.ts'
import { filledFromNothing } from './filled-from-nothing.ts'
import { releaseEvents, parkEvents } from './sqlite-parking.ts'
import type { Statements } from './sqlite-statements.ts'
import { columnOf, createLookUp, type CollectionTable } from './tables.ts'

export interface WriterParts {
  connection: Connection
  statements: Statements
  ref: VersionRef
  tables: ReadonlyMap<string, CollectionTable>
  now: () => number
}

/**
 * How many releases of each partition a writer knows of. A release changes documents and leaves the checkpoint where it
 * was, so that its position alone tells nobody else of it.
 */
type Turns = Map<string, number>

/** Writes one version of one projection: documents, parked events and checkpoint together. */
export function sqliteWriter(parts: WriterParts): Omit<ProjectionWriter, 'commit' | 'repartition' | 'idsWhere'> & {
  idsWhere(collection: string, field: string, value: string | number): string[]
  /** Call it in a transaction. */
  commit(commit: Commit): Committed
  repartition(partitions: readonly string[]): boolean
} {
  const { connection, statements, ref, tables } = parts
  const writers = new Map<string, DocumentWriter>()
  // Full text and counts are left for the end of a rebuild; whether that end was reached is read with every commit.
  let isIndexed = false
  const lookedUp = new Set<string>()
  const turns: Turns = new Map()
  const filled = filledFromNothing()
  const tableOfCollection = (collection: string): CollectionTable => tables.get(collection) ?? missing(ref, collection)
  const writerOf = (collection: string): DocumentWriter => {
    const writer = writers.get(collection) ?? documentWriter(statements, tableOfCollection(collection), () => isIndexed)
    writers.set(collection, writer)
    return writer
  }
  return {
    load: async (collection, ids) =>
      loadDocuments(statements, tableOfCollection(collection), filled.mayBeThere(collection, ids)),
    idsWhere(collection, field, value) {
      const table = tableOfCollection(collection)
      if (!lookedUp.has(`${collection} ${field}`)) {
        lookedUp.add(`${collection} ${field}`)
        lookUpIndex(connection, table, { field, isIndexed: readIndexed(statements, ref) })
      }
      return findIds(statements, table, { field, value })
    },
    async checkpoint(partition) {
      const known = inOneMoment(connection, () => readCheckpoint(statements, ref, partition))
      turns.set(partition, known?.turn ?? 0)
      // A site that begins empty asks for little, and would hold a megabyte for each collection.
      filled.begins(known === null && partition === wholeLog && isBeingBuilt(statements, ref))
      return known === null ? null : { position: known.position, digest: known.digest }
    },
    async checkpoints() {
      return inOneMoment(connection, () => readCheckpoints(statements, ref))
    },
    repartition: (partitions) => allOrNothing(connection, () => divideAnew(statements, ref, partitions)),
    commit(commit) {
      isIndexed = readIndexed(statements, ref)
      filled.add(commit.puts)
      return writeAll({ ...parts, turns }, commit, writerOf)
    },
  }
}

function missing({ projection }: VersionRef, collection: string): never {
  throw new Error(`${projection} has no collection ${collection}`)
}

function loadDocuments(statements: Statements, { name }: CollectionTable, ids: readonly string[]): Map<string, Loaded> {
  if (ids.length === 0) {
    return new Map()
  }
  const rows = statements.all<{ id: string; pos: Position; doc: string | null }>(
    `select id, pos, doc from ${name} where id in (select value from json_each(?))`,
    [JSON.stringify(ids)],
  )
  return new Map(
    rows.map(({ id, pos, doc }): [string, Loaded] => [
      id,
      { pos, doc: parseDoc(doc), ...(doc === null ? {} : { text: doc }) },
    ]),
  )
}

function findIds(
  statements: Statements,
  table: CollectionTable,
  { field, value }: { field: string; value: string | number },
): string[] {
  const isList = table.listFields.includes(field)
  const sql = isList
    ? `select l.id from ${table.lists} l where l.field = ? and l.value = ? order by l.id`
    : `select t.id from ${table.name} t where t.gone = 0 and t.${columnOf(field)} = ? order by t.id`
  return statements.all<{ id: string }>(sql, isList ? [field, value] : [value]).map(({ id }) => id)
}

function readCheckpoint(statements: Statements, { projection, version }: VersionRef, partition: string) {
  return (
    statements.one<{ position: Position; digest: string; turn: number }>(
      'select position, digest, turn from checkpoints where projection = ? and version = ? and partition = ?',
      [projection, version, partition],
    ) ?? null
  )
}

/**
 * A field that folds look documents up by gets an index with the first look-up, where no declared one begins with it:
 * walking through a million documents for each such event would take a rebuild days.
 */
function lookUpIndex(
  connection: Connection,
  table: CollectionTable,
  { field, isIndexed }: { field: string; isIndexed: boolean },
): void {
  const isServed = isIndexed && table.schema.indexes.some(([first]) => first !== undefined && bare(first) === field)
  if (!isServed && !table.listFields.includes(field)) {
    connection.exec(createLookUp(table, field))
  }
}

/** Also the place where a writer learns that its version was dropped. */
function readIndexed(statements: Statements, { projection, version }: VersionRef): boolean {
  const row = statements.one<{ state: string; indexed: number }>(
    'select state, indexed from versions where projection = ? and version = ?',
    [projection, version],
  )
  if (row === undefined || row.state === 'dropped') {
    throw new VersionGone(`${projection} ${version} was dropped`)
  }
  return row.indexed === 1
}

const isBeingBuilt = (statements: Statements, { projection, version }: VersionRef): boolean =>
  statements.one<{ indexed: number }>('select indexed from versions where projection = ? and version = ?', [
    projection,
    version,
  ])?.indexed === 0

/** Also when the version has been divided into other partitions meanwhile, or somebody has released what was parked. */
function hasMoved({ from }: Commit, { stored, isDivided, turn }: Standing): boolean {
  return stored === null
    ? from !== beforeFirst || isDivided
    : stored.position !== from || stored.turn !== (turn ?? stored.turn)
}

interface Standing {
  stored: ReturnType<typeof readCheckpoint>
  isDivided: boolean
  /** As the writer knows it. */
  turn: number | undefined
}

function writeAll(
  { statements, ref, now, turns }: WriterParts & { turns: Turns },
  commit: Commit,
  writerOf: (collection: string) => DocumentWriter,
): Committed {
  const { projection, version } = ref
  const { partition, release } = commit
  const stored = readCheckpoint(statements, ref, partition)
  const isDivided = stored === null && readCheckpoints(statements, ref).length > 0
  if (hasMoved(commit, { stored, isDivided, turn: turns.get(partition) })) {
    return { written: 0, older: 0, moved: true }
  }
  const isRelease = release !== undefined
  const turn = (stored?.turn ?? 0) + (isRelease ? 1 : 0)
  turns.set(partition, turn)
  const written = commit.puts.filter((put) => writerOf(put.collection)(put, isRelease)).length
  parkEvents(statements, { ref, events: commit.park ?? [], at: now() })
  releaseEvents(statements, ref, release)
  statements.run(
    `insert into checkpoints(projection, version, partition, position, digest, turn) values (?, ?, ?, ?, ?, ?)
     on conflict(projection, version, partition) do update set
       position = excluded.position, digest = excluded.digest, turn = excluded.turn`,
    [projection, version, partition, commit.to, commit.digest, turn],
  )
  return { written, older: commit.puts.length - written, moved: false }
}
