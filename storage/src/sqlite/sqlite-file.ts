import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { errorCode } from '../error-code.ts'
import { makeFolder } from '../make-folder.ts'
import { NotThereYet, StoreProblem } from '../store-faults.ts'
import { withSqliteProblems } from './sqlite-problems.ts'

/** A file of ours: its name for people, the mark in its header, and the version of its tables. */
export interface SqliteFile {
  readonly file: string
  /** What the file is, as a sentence would say it: 'an event log'. */
  readonly what: string
  /** Marks our files, so that a foreign one is never written. */
  readonly applicationId: number
  /** Version of the tables; a file of a newer version is refused. */
  readonly format: number
  readonly readOnly?: boolean
  /** How long to wait for another connection (ms). */
  readonly busyTimeoutMs?: number
}

const defaultBusyTimeoutMs = 5000
const journalLimit = 64 * 1024 * 1024
const headerLength = 100
const magic = 'SQLite format 3\0'

/**
 * Opens a file with write-ahead log and full durability, and creates it with its folder where it is missing.
 * A file that is damaged or not ours ends in a StoreProblem and is left as it is.
 */
export function openSqliteFile(options: SqliteFile): Database.Database {
  const { file, readOnly = false, busyTimeoutMs = defaultBusyTimeoutMs } = options
  return withSqliteProblems(file, () => {
    if (!readOnly) {
      makePrivately(file)
    }
    const isNew = isMissingOrEmpty(file)
    if (isNew && readOnly) {
      throw new NotThereYet(`${file} does not exist yet.`)
    }
    if (!isNew) {
      checkFile(options)
    }
    const database = new Database(file, { readonly: readOnly, timeout: busyTimeoutMs })
    return prepared(database, { ...options, readOnly, busyTimeoutMs })
  })
}

function prepared(
  database: Database.Database,
  { applicationId, format, readOnly, busyTimeoutMs = defaultBusyTimeoutMs }: SqliteFile,
): Database.Database {
  try {
    if (readOnly !== true) {
      logAhead(database, busyTimeoutMs)
      database.pragma('synchronous = FULL')
      // What is erased is overwritten, not only forgotten.
      database.pragma('secure_delete = ON')
      database.pragma(`journal_size_limit = ${journalLimit}`)
      mark(database, { application_id: applicationId, user_version: format })
    }
    database.pragma('cache_size = -32000')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

const askAgainAfterMs = 10
const asleep = new Int32Array(new SharedArrayBuffer(4))

/**
 * Takes up the write-ahead log. SQLite refuses that at once while another connection is about to write the first page of a
 * new file, however long it was told to wait, so it is asked again: processes that start together make the same files.
 */
export function logAhead(database: Database.Database, busyTimeoutMs: number): void {
  const until = Date.now() + busyTimeoutMs
  for (;;) {
    try {
      database.pragma('journal_mode = WAL')
      return
    } catch (error) {
      if (!errorCode(error).startsWith('SQLITE_BUSY') || Date.now() >= until) {
        throw error
      }
      Atomics.wait(asleep, 0, 0, askAgainAfterMs)
    }
  }
}

/** Only what differs is written: opening a file must not cost a commit, nor wait for those who write. */
function mark(database: Database.Database, marks: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(marks)) {
    if (database.pragma(name, { simple: true }) !== value) {
      database.pragma(`${name} = ${value}`)
    }
  }
}

/** Looks without writing: a connection that may write would fold the write-ahead log into a damaged file. */
function checkFile(options: SqliteFile): void {
  checkHeader(options.file)
  const database = new Database(options.file, {
    readonly: true,
    timeout: options.busyTimeoutMs ?? defaultBusyTimeoutMs,
  })
  try {
    // In one look: somebody who makes this file just now marks it before its tables come.
    database.transaction(checkMarks)(database, options)
    // Reading every page takes seconds on a large file; after a clean end there is no write-ahead log and no need.
    if (options.readOnly !== true && !isMissingOrEmpty(`${options.file}-wal`)) {
      checkPages(database, options.file)
    }
  } finally {
    database.close()
  }
}

function checkMarks(database: Database.Database, { file, what, applicationId, format }: SqliteFile): void {
  const mark = database.pragma('application_id', { simple: true })
  const tables = database.prepare('select count(*) from sqlite_schema').pluck().get()
  if (mark !== applicationId && !(mark === 0 && tables === 0)) {
    throw new StoreProblem(`${file} is not ${what}; it was left as it is.`)
  }
  if (Number(database.pragma('user_version', { simple: true })) > format) {
    throw new StoreProblem(`${file} was written by a newer version of this program; start that one.`)
  }
}

function checkPages(database: Database.Database, file: string): void {
  const verdict = database.pragma('quick_check(1)', { simple: true })
  if (verdict !== 'ok') {
    throw new StoreProblem(`${file} is damaged (${String(verdict)}); it was left as it is. Restore it from a backup.`)
  }
}

/** The first page says what the file is and how many pages it has; a file cut short has fewer. */
function checkHeader(file: string): void {
  const header = Buffer.alloc(headerLength)
  const descriptor = openSync(file, 'r')
  try {
    readSync(descriptor, header, 0, headerLength, 0)
  } finally {
    closeSync(descriptor)
  }
  if (header.toString('latin1', 0, magic.length) !== magic) {
    throw new StoreProblem(`${file} is damaged or no SQLite file; it was left as it is. Restore it from a backup.`)
  }
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16)
  // With a write-ahead log beside it the file may be behind its own header: the disk was full, or a kill came between.
  const isWhole = header.readUInt32BE(24) === header.readUInt32BE(92) && isMissingOrEmpty(`${file}-wal`)
  if (isWhole && statSync(file).size < header.readUInt32BE(28) * pageSize) {
    throw new StoreProblem(`${file} is damaged: its end is missing. It was left as it is; restore it from a backup.`)
  }
}

function isMissingOrEmpty(file: string): boolean {
  return !existsSync(file) || statSync(file).size === 0
}

/** The file and its folder are their owner's alone; SQLite gives what it puts beside a file the same rights. */
export function makePrivately(file: string): void {
  makeFolder(dirname(file))
  closeSync(openSync(file, 'a', 0o600))
}
