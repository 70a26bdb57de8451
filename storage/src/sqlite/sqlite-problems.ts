import { errorCode, errorMessage } from '../error-code.ts'
import { OutcomeUnknown, StoreProblem, Unavailable } from '../store-faults.ts'

/** What the operator is told, by the beginning of SQLite's or the system's error code. */
const sentences: readonly (readonly [code: string, sentence: (file: string) => string])[] = [
  ['SQLITE_FULL', (file) => `The disk that holds ${file} is full; nothing was written. Make room on it.`],
  ['ENOSPC', (file) => `The disk that holds ${file} is full; nothing was written. Make room on it.`],
  ['EDQUOT', (file) => `The disk that holds ${file} is full; nothing was written. Make room on it.`],
  ['SQLITE_CORRUPT', (file) => `${file} is damaged; it was left as it is. Restore it from a backup.`],
  ['SQLITE_NOTADB', (file) => `${file} is damaged or no SQLite file; it was left as it is. Restore it from a backup.`],
  ['SQLITE_BUSY', (file) => `${file} is held by another process; nothing was written.`],
  ['SQLITE_LOCKED', (file) => `${file} is held by another process; nothing was written.`],
  ['SQLITE_READONLY', (file) => `${file} may not be written; check the rights on it and on its folder.`],
  ['SQLITE_CANTOPEN', (file) => `${file} cannot be opened; check that its folder exists and the rights on both.`],
  ['SQLITE_PERM', (file) => `${file} cannot be opened; check the rights on it and on its folder.`],
  ['EACCES', (file) => `${file} cannot be opened; check the rights on it and on its folder.`],
  ['EPERM', (file) => `${file} cannot be opened; check the rights on it and on its folder.`],
  ['EROFS', (file) => `${file} is on a file system that may not be written.`],
  ['ENOTDIR', (file) => `${file} cannot be opened; a part of its path is a file and not a folder.`],
  ['EEXIST', (file) => `${file} cannot be opened; a part of its path is a file and not a folder.`],
  ['ENOENT', (file) => `${file} does not exist.`],
  ['EISDIR', (file) => `${file} is a folder, where a file is wanted.`],
  ['SQLITE_IOERR', (file) => `The disk that holds ${file} reports an error; look at the system's log.`],
  ['ERR_DLOPEN_FAILED', () => 'SQLite does not load on this Node; run `npm rebuild better-sqlite3`.'],
]

/** The plain sentence for an error of SQLite or of the file system; undefined for any other error. */
export function sqliteProblem(error: unknown, file: string): StoreProblem | undefined {
  const code = errorCode(error)
  const message = errorMessage(error)
  const sentence = sentences.find(([start]) => code.startsWith(start))?.[1]
  if (sentence !== undefined) {
    return new StoreProblem(sentence(file), { cause: error })
  }
  if (message.includes('Could not locate the bindings file')) {
    return new StoreProblem('SQLite was not installed for this Node; run `npm rebuild better-sqlite3`.')
  }
  if (message.includes('database connection is not open')) {
    return new StoreProblem(`${file} is closed.`)
  }
  return code.startsWith('SQLITE_') ? new StoreProblem(`${file}: ${message}.`, { cause: error }) : undefined
}

/** Runs something on a file; what SQLite says about it comes out as a StoreProblem. */
export function withSqliteProblems<T>(file: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw sqliteProblem(error, file) ?? error
  }
}

/**
 * A commit that failed: nothing was written, unless the disk itself reported the error, for then what reached it is
 * known only after the next start.
 */
export function commitProblem(error: unknown, file: string): Unavailable | OutcomeUnknown {
  if (errorCode(error).startsWith('SQLITE_IOERR')) {
    return new OutcomeUnknown(`The disk that holds ${file} reports an error; whether it was written is not known.`)
  }
  return sqliteProblem(error, file) ?? new Unavailable(`${file}: ${errorMessage(error)}`)
}
