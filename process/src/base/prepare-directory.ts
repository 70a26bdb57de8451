import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, makeFolder, sqliteProblem } from '@deals/storage'
import { untilRoom } from './until-room.ts'

/** Makes a data directory ready for a start: there, its owner's alone, and with room. Throws StoreProblem. */
export async function prepareDirectory(
  dataDir: string,
  waiting: { onWait: (sentence: string) => void; signal?: AbortSignal | undefined },
): Promise<void> {
  try {
    makeFolder(dataDir)
    closeToOthers(dataDir)
  } catch (error) {
    throw sqliteProblem(error, dataDir) ?? error
  }
  await untilRoom(dataDir, waiting)
}

const ours = /^(?:.*\.db(?:-wal|-shm)?|.*\.(?:key|token|lock|lock-journal)|images|outbox|projector)$/
const others = 0o077
const sticky = 0o1000

/** What older versions left open to every user of the machine: addresses, hashes of passwords, the text of everybody. */
function closeToOthers(dataDir: string): void {
  if ((statSync(dataDir).mode & sticky) === 0) {
    close(dataDir)
  }
  readdirSync(dataDir)
    .filter((name) => ours.test(name))
    .forEach((name) => close(join(dataDir, name)))
}

function close(path: string): void {
  try {
    const { mode } = statSync(path)
    if ((mode & others) !== 0) {
      chmodSync(path, mode & 0o700)
    }
  } catch (error) {
    // Another process of the site may just have removed it; what belongs to another user is theirs to close.
    if (!['ENOENT', 'EPERM', 'EROFS'].includes(errorCode(error))) {
      throw error
    }
  }
}
