import { statSync, type Stats } from 'node:fs'
import type Database from 'better-sqlite3'
import { uuidOfHex, afterLast, beforeFirst, earlierOf, laterOf, numberOf, type Position } from '@deals/events/platform'
import { limited, NotThereYet, StoreProblem, openSqliteFile, withSqliteProblems } from '@deals/storage'
import {
  noEventAt,
  type Batch,
  type LogEvent,
  type ReadAllOptions,
  type StreamEvent,
  type StreamSlice,
} from '../event-log.ts'
import { parseStoredEvent } from '../parse-stored-event.ts'
import { isMade, logFile, preparedIdentity } from './sqlite-tables.ts'

/** Reads a log's file on a connection of its own; each call is one short read, so that checkpoints are not held up. */
export interface LogReader {
  head(): Position
  eventAt(position: Position): LogEvent | undefined
  latest(count: number): LogEvent[]
  identity(): string
  readAll(options: ReadAllOptions): Batch
  readStream(stream: string, options: { from?: number; limit?: number; reverse?: boolean }): StreamSlice
  close(): void
}

type Row = [
  position: Position,
  stream: string,
  revision: number,
  id: string,
  type: string,
  data: string,
  meta: string,
  at: number,
]
// A buffer for each of a million ids would keep the garbage collector busier than all that is done with them.
const columns = 'position, stream, revision, lower(hex(id)), type, data, meta, at'

/** A filter for rare categories passes over this many positions in one call, so that no call takes long. */
const widestScan = 20_000

export function openLogReader(file: string): LogReader {
  const database = openSqliteFile(logFile(file, true))
  const opened = placeOf(file)
  if (!withSqliteProblems(file, () => isMade(database))) {
    database.close()
    throw new NotThereYet(`${file} does not exist yet.`)
  }
  const places = preparedPlaces(database)
  const { head } = places
  const identity = preparedIdentity(database)
  const scan = preparedScan(database)
  const readStream = preparedStreamRead(database)
  // Head and rows are of one moment: otherwise an event committed in between would be passed over as filtered out.
  const readAll = database.transaction((options: ReadAllOptions) => sliceOfAll(options, places, scan))

  return {
    head: () => withSqliteProblems(file, head),
    eventAt: (position) => withSqliteProblems(file, () => places.eventAt(position)),
    latest: (count) => withSqliteProblems(file, () => places.latest(count)),
    identity() {
      assertInPlace(file, opened)
      return withSqliteProblems(file, identity)
    },
    readAll: (options) => withSqliteProblems(file, () => readAll(options)),
    readStream: (stream, options) => withSqliteProblems(file, () => readStream(stream, options)),
    close: () => database.close(),
  }
}

const placeOf = (file: string) => statSync(file, { throwIfNoEntry: false })

/** A file that was taken away is still open here; what is written to it would be gone with this process. */
function assertInPlace(file: string, opened: Stats | undefined): void {
  const now = placeOf(file)
  if (now?.ino !== opened?.ino || now?.dev !== opened?.dev) {
    throw new StoreProblem(
      `${file} was taken away or replaced while it was in use; nothing more is written to it. Put it in its place and start again.`,
    )
  }
}

interface Scan {
  after: Position
  upTo: Position
  limit: number
  categories?: readonly string[]
}

interface Places {
  readonly head: () => Position
  /** Throws Invalid for a position that no event has. */
  assertKnown(position: Position): void
  /** The last position of a stretch of so many. */
  endOf(after: Position, most: number): Position
  eventAt(position: Position): LogEvent | undefined
  latest(count: number): LogEvent[]
}

function preparedPlaces(database: Database.Database): Places {
  const last = database.prepare<[number], Position>('select coalesce(max(position), 0) from events where position <= ?')
  const lastUpTo = (position: number) => last.pluck().get(position) ?? beforeFirst
  const has = database.prepare<[Position], number>('select 1 from events where position = ?').pluck()
  const at = database.prepare<[Position], Row>(`select ${columns} from events where position = ?`).raw()
  const latest = database
    .prepare<[number], Row>(`select ${columns} from events order by position desc ${limited}`)
    .raw()
  return {
    head: () => lastUpTo(numberOf(afterLast)),
    assertKnown(position) {
      if (position !== beforeFirst && has.get(position) === undefined) {
        throw noEventAt(position)
      }
    },
    endOf: (after, most) => lastUpTo(Math.min(numberOf(after) + most, numberOf(afterLast))),
    eventAt(position) {
      const row = at.get(position)
      return row && logEvent(row)
    },
    latest: (count) => latest.all(Math.max(0, count)).map(logEvent).reverse(),
  }
}

function sliceOfAll(options: ReadAllOptions, places: Places, scan: (range: Scan) => LogEvent[]): Batch {
  const { after, limit, categories } = options
  const head = places.head()
  places.assertKnown(after)
  places.assertKnown(options.upTo ?? beforeFirst)
  const end = categories === undefined ? head : places.endOf(after, Math.max(limit, widestScan))
  const upTo = earlierOf(options.upTo ?? head, end)
  const events = upTo > after ? scan({ ...options, upTo }) : []
  const last = events.length >= limit ? events.at(-1)?.position : undefined
  const reached = laterOf(after, last ?? upTo)
  return { events, upTo: reached, live: reached >= head }
}

function preparedScan(database: Database.Database): (scan: Scan) => LogEvent[] {
  const statements = new Map<number, Database.Statement<unknown[], Row>>()
  const statementFor = (categories: number) => {
    // A category is a range of names: '-' is followed by '.' in the order of bytes.
    const filter = categories === 0 ? '' : `and (${Array(categories).fill('stream between ? and ?').join(' or ')})`
    const statement = database
      .prepare<unknown[], Row>(
        `select ${columns} from events where position > ? and position <= ? ${filter} order by position ${limited}`,
      )
      .raw()
    statements.set(categories, statement)
    return statement
  }
  return ({ after, upTo, limit, categories }) => {
    if (categories?.length === 0) {
      return []
    }
    const statement = statements.get(categories?.length ?? 0) ?? statementFor(categories?.length ?? 0)
    const bounds = categories?.flatMap((category) => [`${category}-`, `${category}.`]) ?? []
    return statement.all(after, upTo, ...bounds, limit).map(logEvent)
  }
}

function preparedStreamRead(database: Database.Database): LogReader['readStream'] {
  const revisionOf = database.prepare<[string], number>('select revision from streams where name = ?').pluck()
  const prepareRead = (comparison: string, order: string) =>
    database
      .prepare<[string, number, number], Row>(
        `select ${columns} from events where stream = ? and revision ${comparison} ? order by revision ${order} ${limited}`,
      )
      .raw()
  const forwards = prepareRead('>=', 'asc')
  const backwards = prepareRead('<=', 'desc')

  const read: LogReader['readStream'] = (stream, { from, limit = -1, reverse = false }) => {
    const revision = revisionOf.get(stream) ?? -1
    if (revision === -1) {
      return { exists: false, revision, events: [] }
    }
    const rows = reverse ? backwards.all(stream, from ?? revision, limit) : forwards.all(stream, from ?? 0, limit)
    return { exists: true, revision, events: rows.map(streamEvent) }
  }
  return database.transaction(read)
}

const logEvent = (row: Row): LogEvent => Object.assign(streamEvent(row), { position: row[0] })

function streamEvent([, stream, revision, id, type, data, meta, at]: Row): StreamEvent {
  const parsed = parseStoredEvent(data, meta)
  const event = { id: uuidOfHex(id), stream, revision, type: oneText(type), at, data: parsed.data, meta: parsed.meta }
  return parsed.damaged === undefined ? event : { ...event, damaged: parsed.damaged }
}

const types = new Map<string, string>()

/** There are few types, and sets of them are asked for each event: one text for each is found by where it is. */
function oneText(type: string): string {
  const known = types.get(type)
  if (known === undefined) {
    types.set(type, type)
  }
  return known ?? type
}
