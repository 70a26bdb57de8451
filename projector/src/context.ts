import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createSealer, loadMasterKey, openSqliteKeyedStore, sealingKeysIn } from '@deals/events/accounts'
import {
  createCodec,
  lockDataDirectory,
  openSqliteLog,
  StoreProblem,
  type Codec,
  type DataDirectoryLock,
  type EventLog,
} from '@deals/events/log'
import type { ProjectionStore } from './platform/projection-store.ts'
import { openSqliteProjectionStore } from './stores/sqlite/sqlite-projection-store.ts'

/** Where the embedded stores keep their files. */
export const filesIn = (dataDir: string) => ({
  log: join(dataDir, 'events.db'),
  accounts: join(dataDir, 'accounts.db'),
  readModels: join(dataDir, 'read.db'),
})

export interface EmbeddedOptions {
  dataDir: string
  masterKey?: string | undefined
}

/** What a projector works with. */
export interface Embedded {
  log: EventLog
  codec: Codec
  store: ProjectionStore
  close(): Promise<void>
}

/** Opens the embedded stores beside the process that owns the data directory, or without one. */
export async function openEmbedded({ dataDir, masterKey: given }: EmbeddedOptions): Promise<Embedded> {
  const files = filesIn(dataDir)
  const masterKey = loadMasterKey({ dataDir, given })
  const log = await openSqliteLog({ file: files.log, writer: 'inline', shared: true })
  try {
    const accounts = openSqliteKeyedStore({ file: files.accounts })
    const sealer = createSealer({ keys: sealingKeysIn(accounts), masterKey })
    const store = openSqliteProjectionStore({ file: files.readModels })
    return {
      log,
      store,
      codec: createCodec({ sealer }),
      async close() {
        await Promise.all([store.close(), log.close(), accounts.close()])
      },
    }
  } catch (error) {
    await log.close()
    throw error
  }
}

const askAgainAfter = 500

/** The lock is granted again to the thread that has it, so what this thread owns is remembered. */
const ownedHere = new Set<string>()

/** Becomes the one projector of a data directory, or answers null while there is another one. */
export function tryToOwn(dataDir: string): DataDirectoryLock | null {
  const directory = resolve(dataDir, 'projector')
  if (ownedHere.has(directory)) {
    return null
  }
  try {
    const lock = lockDataDirectory(directory)
    ownedHere.add(directory)
    return {
      release() {
        ownedHere.delete(directory)
        lock.release()
      },
    }
  } catch (error) {
    if (error instanceof StoreProblem && error.message.includes('in use by another process')) {
      return null
    }
    throw error
  }
}

/** Becomes the one projector of a data directory, as soon as an operator's command that stands in for it has ended. */
export async function waitToOwn(
  dataDir: string,
  { signal, onWait }: { signal: AbortSignal; onWait: () => void },
): Promise<DataDirectoryLock> {
  for (let owned = tryToOwn(dataDir), hasTold = false; ; owned = tryToOwn(dataDir)) {
    if (owned !== null) {
      return owned
    }
    if (!hasTold) {
      onWait()
      hasTold = true
    }
    await delay(askAgainAfter, undefined, { signal })
  }
}
