import { open, type FileHandle } from 'node:fs/promises'
import { errorMessage } from '../error-code.ts'
import { sharedRuns } from '../shared-runs.ts'
import { Unavailable } from '../store-faults.ts'

export interface WalSync {
  /** Resolves when what was committed before this call survives a power cut. */
  synced(): Promise<void>
  close(): Promise<void>
}

/**
 * Waits for the disk on a thread of Node's own, for a file that is written with `synchronous = NORMAL`: SQLite would have the
 * thread stand still that commits. What is committed is in the write-ahead log, in order, until it is in the file and that is
 * on the disk (https://sqlite.org/wal.html), so one wait serves all commits before it. The log is there as long as a
 * connection to its file is, from the first commit on.
 */
export function walSync(file: string): WalSync {
  let wal: Promise<FileHandle> | undefined
  const openWal = async () => {
    try {
      // To flush a file Windows wants to be allowed to write it.
      return await open(`${file}-wal`, 'r+')
    } catch (error) {
      // The next one who waits tries again.
      wal = undefined
      throw error
    }
  }
  const synced = sharedRuns(async () => {
    try {
      await (await (wal ??= openWal())).datasync()
    } catch (error) {
      throw new Unavailable(`${file} cannot be put on the disk: ${errorMessage(error)}`, { cause: error })
    }
  })
  // One that is just being opened is closed, too.
  return { synced, close: async () => (await wal?.catch(() => undefined))?.close() }
}
