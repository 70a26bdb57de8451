import type Database from 'better-sqlite3'
import { uuidBytes, uuidOfBytes, beforeFirst, positionFrom, type Position } from '@deals/events/platform'
import { openSqliteFile, commitProblem, withSqliteProblems, OutcomeUnknown } from '@deals/storage'
import type { CheckedAppend } from '../checked-append.ts'
import { decideAppend, lastOfDuplicate } from '../decide-append.ts'
import type { Appended, Revision } from '../event-log.ts'
import { withFactTimes } from '../fact-times.ts'
import { createLogTables, logFile } from './sqlite-tables.ts'

/** An append on its way to the writer, with the time at which it was asked for. */
export interface TimedAppend extends CheckedAppend {
  readonly now: number
}

/** What became of one append; plain data, because it may cross a thread. */
export type Verdict =
  | ({ kind: 'appended' } & Appended)
  | { kind: 'wrong-revision'; actual: Revision }
  | { kind: 'unavailable'; message: string }
  | { kind: 'unknown'; message: string }

/** The only code that writes to a log's file. */
export interface LogWriter {
  /** One transaction for all of them, durable when it returns. Each is judged inside it; one refused spoils no other. */
  write(appends: readonly TimedAppend[]): Verdict[]
  /** Folds the write-ahead log into the file and empties it, unless a reader is in the way. */
  checkpoint(): void
  close(): void
}

export function openLogWriter(file: string): LogWriter {
  const database = openSqliteFile(logFile(file, false))
  withSqliteProblems(file, () => createLogTables(database))
  const judge = preparedJudge(database)
  const transaction = database.transaction((appends: readonly TimedAppend[]) => appends.map(judge))

  return {
    write: (appends) => {
      try {
        // Begun as a writer: one that turns from reading to writing may find another process' commit in between.
        return transaction.immediate(appends)
      } catch (error) {
        const problem = commitProblem(error, file)
        const kind = problem instanceof OutcomeUnknown ? 'unknown' : 'unavailable'
        return appends.map(() => ({ kind, message: problem.message }))
      }
    },
    checkpoint: () => truncateWal(database),
    close: () => database.close(),
  }
}

type Judge = (append: TimedAppend) => Verdict

function preparedJudge(database: Database.Database): Judge {
  const revisionOf = database.prepare<[string], number>('select revision from streams where name = ?').pluck()
  const eventAt = database.prepare<[string, number], { id: Buffer; position: Position }>(
    'select id, position from events where stream = ? and revision = ?',
  )
  const insert = preparedInsert(database)

  return (append) => {
    const { stream, events } = append
    const actual = revisionOf.get(stream) ?? -1
    const idAt = (revision: Revision) => {
      const found = eventAt.get(stream, revision)
      return found === undefined ? undefined : uuidOfBytes(found.id)
    }
    switch (decideAppend(append, actual, idAt)) {
      case 'wrong-revision':
        return { kind: 'wrong-revision', actual }
      case 'duplicate': {
        const revision = lastOfDuplicate(append)
        const position = eventAt.get(stream, revision)?.position ?? beforeFirst
        return { kind: 'appended', revision, position, duplicate: true }
      }
      case 'append': {
        const position = insert(append, actual)
        return { kind: 'appended', revision: actual + events.length, position, duplicate: false }
      }
    }
  }
}

/** Writes the events behind the stream's last one; answers the position of the last. */
function preparedInsert(database: Database.Database): (append: TimedAppend, actual: Revision) => Position {
  const insertEvent = database.prepare<[string, number, Buffer, string, string, string, number]>(
    'insert into events (stream, revision, id, type, data, meta, at) values (?, ?, ?, ?, ?, ?, ?)',
  )
  const moveStream = database.prepare<[string, number]>(
    'insert into streams (name, revision) values (?, ?) on conflict (name) do update set revision = excluded.revision',
  )
  // Asked each time, because another process may have written the last one.
  const lastAt = database.prepare<[], number>('select at from events order by position desc limit 1').pluck()

  return ({ stream, events, now }, actual) => {
    const at = Math.max(now, lastAt.get() ?? 0)
    let position = beforeFirst
    withFactTimes(events, { now, at }).forEach(({ id, type, data, meta }, index) => {
      const row = insertEvent.run(stream, actual + 1 + index, uuidBytes(id), type, data, meta, at)
      position = positionFrom(Number(row.lastInsertRowid))
    })
    moveStream.run(stream, actual + events.length)
    return position
  }
}

/** Does not wait for readers: what is left this time goes with the next. */
function truncateWal(database: Database.Database): void {
  const timeout = Number(database.pragma('busy_timeout', { simple: true }))
  database.pragma('busy_timeout = 0')
  try {
    database.pragma('wal_checkpoint(TRUNCATE)')
  } catch {
    // A disk that fails here fails the next commit too, and that one has somebody to tell.
  } finally {
    database.pragma(`busy_timeout = ${timeout}`)
  }
}
