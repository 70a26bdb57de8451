import { createAccounts, createSessions } from '@deals/accounts'
import { openings } from '@deals/process'
import { filesIn, openBase } from '@deals/process/base'
import { createVoteLeaves } from '@deals/event-log'
import { makeFolder, StoreProblem } from '@deals/storage'
import { setAsideDamaged } from '@deals/projector/app'
import { openReadModels } from '@deals/projector/read-models'
import type { Config } from './config.ts'

export type Stores = Awaited<ReturnType<typeof openStores>>

export interface OpenStoresOptions {
  /** Told every few seconds that a server is still waited for. */
  onWait: (sentence: string) => void
  /** Writes beside the process that owns the data directory. */
  shared?: boolean
}

/** Opens what one process keeps, in its data directory or on servers. Throws StoreProblem with one sentence. */
export async function openStores(config: Config, { onWait, shared = false }: OpenStoresOptions) {
  makeDirectory(config.dataDir)
  const opened = openings()
  try {
    const base = opened.keep(await openBase({ ...config, writer: 'thread', shared, onWait }))
    const { mongoUrl, dataDir } = config
    const aside = mongoUrl === undefined && !shared ? setAsideDamaged(filesIn(dataDir).readModels) : null
    if (aside !== null) {
      onWait(aside)
    }
    const readModels = opened.keep(await openReadModels({ mongoUrl, file: filesIn(dataDir).readModels, onWait }))
    return {
      ...base,
      readModels,
      leaves: createVoteLeaves(base.masterKey),
      accounts: createAccounts(base.keyed),
      sessions: createSessions(base.keyed),
      close: () => opened.close(),
    }
  } catch (error) {
    await opened.close()
    throw error
  }
}

function makeDirectory(dataDir: string): void {
  try {
    makeFolder(dataDir)
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new StoreProblem(`DATA_DIR is "${dataDir}", where nothing can be written (${why}); choose another directory.`)
  }
}
