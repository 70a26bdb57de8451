import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'
import { filesIn } from './files.ts'

/** How long one file is waited for while others write it (ms). */
const patienceMs = 2_000

/**
 * Takes from the files of a data directory what is still there of texts that were erased: what was overwritten lies in the
 * write-ahead log until that is emptied, and words lie in full-text indexes until these are merged. Answers which files
 * were too busy; they are asked again later.
 */
export function scrubFiles(dataDir: string): string[] {
  const { log, accounts, readModels, jobs } = filesIn(dataDir)
  return [log, accounts, readModels, jobs].filter((file) => existsSync(file)).filter((file) => !isScrubbed(file))
}

function isScrubbed(file: string): boolean {
  const database = new Database(file, { timeout: patienceMs })
  try {
    database.pragma('secure_delete = ON')
    mergeTextIndexes(database)
    const [outcome] = database.prepare<[], { busy: number }>('pragma wal_checkpoint(TRUNCATE)').all()
    return outcome?.busy === 0
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      return false
    }
    throw error
  } finally {
    database.close()
  }
}

/** A word that stands in no text any more is dropped when the parts of its index are merged. */
function mergeTextIndexes(database: Database.Database): void {
  const indexes = database
    .prepare<[], { name: string }>("select name from sqlite_schema where sql like 'create virtual table%using fts5%'")
    .all()
  indexes.forEach(({ name }) => database.exec(`insert into "${name}"("${name}") values ('optimize')`))
}
