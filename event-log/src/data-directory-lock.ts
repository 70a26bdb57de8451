import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { errorCode, makeFolder, makePrivately, sqliteProblem, StoreProblem, thisProcess } from '@deals/storage'

export interface DataDirectoryLock {
  release(): void
}

const held = new Map<string, { database: Database.Database; holders: number }>()

/**
 * Makes this process the owner of a data directory, or throws a StoreProblem while another one is. The system itself
 * holds the lock and frees it with the process, however that ends. Asking again on the same thread is granted; the
 * last release gives the directory free.
 */
export function lockDataDirectory(directory: string): DataDirectoryLock {
  const path = ownPath(directory)
  const lock = held.get(path) ?? { database: exclusiveLock(path), holders: 0 }
  lock.holders += 1
  held.set(path, lock)
  let released = false
  return {
    release: () => {
      if (released) {
        return
      }
      released = true
      lock.holders -= 1
      if (lock.holders === 0) {
        held.delete(path)
        rmSync(ownerFile(path), { force: true })
        lock.database.close()
      }
    },
  }
}

function ownPath(directory: string): string {
  try {
    makeFolder(directory)
    return realpathSync(directory)
  } catch (error) {
    throw sqliteProblem(error, directory) ?? error
  }
}

/** An open exclusive transaction on a file that holds nothing: a lock that needs no native code of ours. */
function exclusiveLock(path: string): Database.Database {
  const file = join(path, 'writer.lock')
  let database: Database.Database | undefined
  try {
    makePrivately(file)
    database = new Database(file, { timeout: 0 })
    database.pragma('locking_mode = EXCLUSIVE')
    database.exec('begin exclusive')
    writeFileSync(ownerFile(path), `${thisProcess()}\n`, { mode: 0o600 })
    return database
  } catch (error) {
    database?.close()
    if (errorCode(error).startsWith('SQLITE_BUSY')) {
      throw new DirectoryInUse(path, ownerOf(path))
    }
    throw sqliteProblem(error, file) ?? error
  }
}

/** Another process owns the directory. */
export class DirectoryInUse extends StoreProblem {
  override name = 'DirectoryInUse'
  /** Process and machine. */
  readonly owner: string
  constructor(path: string, owner: string) {
    super(`The data directory ${path} is in use by another process (${owner}); stop that one first.`)
    this.owner = owner
  }
}

/** The lock itself can be read by nobody else, so who holds it stands beside it. */
const ownerFile = (path: string): string => join(path, 'writer.owner')

function ownerOf(path: string): string {
  try {
    return readFileSync(ownerFile(path), 'utf8').trim().slice(0, 200) || unknownOwner
  } catch {
    return unknownOwner
  }
}

const unknownOwner = 'it did not say which'
