import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { errorCode, makeFolder, sqliteProblem } from '@deals/storage'
import { newUuid } from '@deals/events/platform'

/** Opening the stores takes a shared memory file for each, and the first commits. */
const neededBytes = 2 * 1024 * 1024
const askAgainAfter = 1000
const full = ['ENOSPC', 'EDQUOT']

/**
 * Resolves when the disk of a data directory has room for a start: a store that is opened without may be left neither
 * open nor closed. Whether there is any is found by writing, for a quota tells nobody what it leaves.
 */
export async function untilRoom(
  dataDir: string,
  { onWait, signal }: { onWait: (sentence: string) => void; signal?: AbortSignal | undefined },
): Promise<void> {
  for (let hasTold = false; !hasRoom(dataDir); hasTold = true) {
    if (!hasTold) {
      const megabytes = neededBytes / 1024 / 1024
      onWait(`The disk that holds ${dataDir} is full; the start needs ${megabytes} MB of room there and waits for it.`)
    }
    await delay(askAgainAfter, undefined, { signal })
  }
}

/** Throws StoreProblem where more than room is missing. */
function hasRoom(dataDir: string): boolean {
  const probe = join(dataDir, `room.${newUuid()}`)
  try {
    makeFolder(dataDir)
    write(probe)
    return true
  } catch (error) {
    if (full.includes(errorCode(error))) {
      return false
    }
    throw sqliteProblem(error, dataDir) ?? error
  } finally {
    rmSync(probe, { force: true })
  }
}

function write(probe: string): void {
  const descriptor = openSync(probe, 'wx', 0o600)
  try {
    for (let written = 0; written < neededBytes;) {
      written += writeSync(descriptor, Buffer.alloc(neededBytes - written))
    }
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
