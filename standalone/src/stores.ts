import { join } from 'node:path'
import { mkdirSync } from 'node:fs'
import {
  checkMasterKey,
  createAccounts,
  createSealer,
  createSessions,
  loadMasterKey,
  openSqliteKeyedStore,
  sealingKeysIn,
} from '@deals/events/accounts'
import { createCodec, openSqliteLog, StoreProblem } from '@deals/events/log'
import { openSqliteReadModels } from '@deals/projector/read-models'
import type { Config } from './config.ts'

export type Stores = Awaited<ReturnType<typeof openStores>>

/** Opens what one process keeps in its data directory. Throws StoreProblem with one sentence. */
export async function openStores({ dataDir, masterKey: given }: Config) {
  makeDirectory(dataDir)
  // The log first: it owns the directory, so a second process changes nothing before it is refused.
  const log = await openSqliteLog({ file: join(dataDir, 'events.db'), writer: 'thread' })
  try {
    const masterKey = loadMasterKey({ dataDir, given })
    const keyed = openSqliteKeyedStore({ file: join(dataDir, 'accounts.db') })
    await checkMasterKey({ store: keyed, masterKey })
    const sealer = createSealer({ keys: sealingKeysIn(keyed), masterKey })
    const readModels = openSqliteReadModels({ file: join(dataDir, 'read.db') })
    return {
      log,
      masterKey,
      keyed,
      sealer,
      readModels,
      codec: createCodec({ sealer }),
      accounts: createAccounts(keyed),
      sessions: createSessions(keyed),
      async close() {
        await readModels.close()
        await keyed.close()
        await log.close()
      },
    }
  } catch (error) {
    await log.close()
    throw error
  }
}

function makeDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new StoreProblem(`DATA_DIR is "${dataDir}", where nothing can be written (${why}); choose another directory.`)
  }
}
