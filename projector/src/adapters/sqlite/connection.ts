import { existsSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { logAhead, makePrivately, openSqliteFile, StoreProblem, withSqliteProblems } from '@deals/storage'
import { addedColumns, controlTables, storeFormat } from './control-tables.ts'

export type Connection = Database.Database

const mark = { what: 'a file of read models', applicationId: 0x4465_5264, format: storeFormat }
const walLimit = 64 * 1024 * 1024
const pagesBeforeFoldBack = 8000
const cacheKilobytes = 64 * 1024
const busyTimeoutMs = 5000

/** Opens the file of the read models for writing and makes its tables of control where they are missing. */
export function connect(file: string): Connection {
  return plainly(file, () => {
    if (isMade(file)) {
      openSqliteFile({ file, ...mark, readOnly: true }).close()
    }
    makePrivately(file)
    const connection = new Database(file, { timeout: busyTimeoutMs })
    logAhead(connection, busyTimeoutMs)
    // A commit that a power cut takes away is folded again from the log, so nothing waits for the disk here.
    connection.pragma('synchronous = NORMAL')
    // Texts of somebody who left are overwritten, not only forgotten.
    connection.pragma('secure_delete = ON')
    connection.pragma(`journal_size_limit = ${walLimit}`)
    // A page that many batches change is folded back once and not after each of them.
    connection.pragma(`wal_autocheckpoint = ${pagesBeforeFoldBack}`)
    tune(connection)
    makeTables(connection)
    return connection
  })
}

/** Opens the file for reading alone; where it is missing it is made first. */
export function connectReader(file: string): Connection {
  if (!isMade(file)) {
    connect(file).close()
  }
  const reader = plainly(file, () => tune(openSqliteFile({ file, ...mark, readOnly: true })))
  if (missingColumns(reader).length === 0) {
    return reader
  }
  reader.close()
  connect(file).close()
  return connectReader(file)
}

/** A private database that is gone when it is closed; nothing in it has to survive anything. */
export function connectPrivate(): Connection {
  const connection = tune(new Database(''))
  connection.pragma('journal_mode = OFF')
  connection.pragma('synchronous = OFF')
  connection.exec(controlTables)
  return connection
}

/** Empties the write-ahead file. Readers that outlive the last writer keep SQLite from doing so by itself. */
export function foldBack(connection: Connection): void {
  // Whoever reads or writes just now will do it another time.
  connection.pragma('busy_timeout = 0')
  try {
    connection.pragma('wal_checkpoint(TRUNCATE)')
  } catch (error) {
    if (!isTransient(error)) {
      throw error
    }
  }
}

function tune(connection: Connection): Connection {
  connection.pragma('temp_store = MEMORY')
  connection.pragma(`cache_size = -${cacheKilobytes}`)
  return connection
}

const isMade = (file: string): boolean => existsSync(file) && statSync(file).size > 0

function makeTables(connection: Connection): void {
  if (connection.pragma('user_version', { simple: true }) === storeFormat) {
    allOrNothing(connection, () => missingColumns(connection).forEach(({ sql }) => connection.exec(sql)))
    return
  }
  allOrNothing(connection, () => {
    connection.exec(controlTables)
    connection.pragma(`application_id = ${mark.applicationId}`)
    connection.pragma(`user_version = ${storeFormat}`)
  })
}

const missingColumns = (connection: Connection) =>
  addedColumns.filter(
    ({ table, column }) =>
      connection.prepare('select 1 from pragma_table_info(?) where name = ?').get(table, column) === undefined,
  )

/** Read models need no backup: whoever reads that one is damaged is told what is easier. */
function plainly<T>(file: string, open: () => T): T {
  try {
    return withSqliteProblems(file, open)
  } catch (error) {
    throw error instanceof StoreProblem && /damaged|is not/.test(error.message)
      ? new StoreProblem(
          error.message.replace(/restore it from a backup\./i, 'Move it away: it is made anew from the event log.'),
          { cause: error },
        )
      : error
  }
}

/** True for errors that pass by themselves: another process writes, or the disk is full for now. */
export function isTransient(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(BUSY|LOCKED|FULL|IOERR|NOMEM|READONLY)/.test(error.code)
}

/** True when a table or column that was asked for is not there: its version has been dropped or was never made. */
export function isMissingTable(error: unknown): boolean {
  return error instanceof Database.SqliteError && /no such (table|column|index)/.test(error.message)
}

/** Runs reads as one moment sees them. Keep it short: a long read keeps the write-ahead file from being emptied. */
export function inOneMoment<T>(connection: Connection, read: () => T): T {
  return connection.transaction(read).deferred()
}

/** Runs writes all or nothing. The lock is taken at the start, so that it never fails halfway for being busy. */
export function allOrNothing<T>(connection: Connection, write: () => T): T {
  return connection.transaction(write).immediate()
}
