import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMongo, freshDatabase, reportAdapterRun } from '@deals/storage/testing'
import type { ProjectionStore } from '../platform/projection-store.ts'
import type { ReadModels } from '../platform/read-models.ts'
import { openMemoryReadModels } from '../adapters/memory-read-models.ts'
import { openMongoProjectionStore } from '../adapters/mongo/mongo-projection-store.ts'
import { openMongoReadModels } from '../adapters/mongo/mongo-read-models.ts'
import { openSqliteProjectionStore } from '../adapters/sqlite/sqlite-projection-store.ts'
import { openSqliteReadModels } from '../adapters/sqlite/sqlite-read-models.ts'

export interface OpenedStores {
  store: ProjectionStore
  readModels: ReadModels
  /** The same store as another process would have it, where there can be one. */
  elsewhere: ProjectionStore
  close(): Promise<void>
}

export function memoryStores(): OpenedStores {
  const { store, readModels } = openMemoryReadModels()
  return { store, readModels, elsewhere: store, close: () => readModels.close() }
}

export function sqliteStores(): OpenedStores {
  const folder = mkdtempSync(join(tmpdir(), 'dealstream-projector-'))
  const file = join(folder, 'read.db')
  const [store, elsewhere] = [openSqliteProjectionStore({ file }), openSqliteProjectionStore({ file })]
  const readModels = openSqliteReadModels({ file })
  return {
    store,
    readModels,
    elsewhere,
    async close() {
      await Promise.all([readModels.close(), store.close(), elsewhere.close()])
      rmSync(folder, { recursive: true })
    },
  }
}

export async function mongoStores(url: string): Promise<OpenedStores> {
  const { database, drop } = freshDatabase(url)
  const [store, elsewhere] = [
    await openMongoProjectionStore({ url, database }),
    await openMongoProjectionStore({ url, database }),
  ]
  const readModels = await openMongoReadModels({ url, database })
  return {
    store,
    readModels,
    elsewhere,
    async close() {
      await Promise.all([readModels.close(), store.close(), elsewhere.close()])
      await drop()
    },
  }
}

/** A kind of stores by its name. */
export type StoresHere = [name: string, open: () => Promise<OpenedStores>]

/** MongoDB where there is one; the run says which. Its server is stopped at the end of the test file. */
export function mongoHere(port: string): StoresHere[] {
  const mongo = findMongo()
  if ('reason' in mongo) {
    reportAdapterRun({ port, adapter: 'MongoDB', outcome: 'skipped', reason: mongo.reason })
    return []
  }
  const started = mongo.start()
  // Each test says it.
  started.catch(() => undefined)
  beforeAll(() => reportAdapterRun({ port, adapter: 'MongoDB', outcome: 'ran' }))
  afterAll(async () => (await started).stop())
  return [['MongoDB', async () => mongoStores((await started).url)]]
}

/** All kinds of stores that tests can have here. */
export const storesHere = (port: string): StoresHere[] => [
  ['memory', async () => memoryStores()],
  ['sqlite', async () => sqliteStores()],
  ...mongoHere(port),
]
