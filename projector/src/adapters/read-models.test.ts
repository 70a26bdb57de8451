import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMongo, freshDatabase, reportAdapterRun } from '@deals/storage/testing'
import { openMemoryReadModels } from './memory-read-models.ts'
import { describeReadModels } from './read-models.contract.ts'
import type { OpenedStore } from './testing/opened-store.ts'
import { openMongoProjectionStore } from './mongo/mongo-projection-store.ts'
import { openMongoReadModels } from './mongo/mongo-read-models.ts'
import { openSqliteProjectionStore } from './sqlite/sqlite-projection-store.ts'
import { openSqliteReadModels } from './sqlite/sqlite-read-models.ts'

// On MongoDB each of some thousand random questions goes to the server and back.
jest.setTimeout(180_000)

describeReadModels('memory', async () => {
  const { readModels, store } = openMemoryReadModels()
  return { readModels, store, close: () => readModels.close() }
})

describeReadModels('sqlite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dealstream-read-'))
  const file = join(folder, 'read.db')
  const store = openSqliteProjectionStore({ file })
  const readModels = openSqliteReadModels({ file })
  return {
    readModels,
    store,
    async close() {
      await readModels.close()
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
})

async function openMongo(url: string): Promise<OpenedStore> {
  const { database, drop } = freshDatabase(url)
  const store = await openMongoProjectionStore({ url, database })
  const readModels = await openMongoReadModels({ url, database })
  return {
    readModels,
    store,
    async close() {
      await readModels.close()
      await store.close()
      await drop()
    },
  }
}

const mongo = findMongo()
if ('start' in mongo) {
  const started = mongo.start()
  // Each test says it.
  started.catch(() => undefined)
  // Each run has a database of its own, which takes a server a while to make.
  describeReadModels('MongoDB', async () => openMongo((await started).url), { runs: 30 })
  afterAll(async () => (await started).stop())
} else {
  reportAdapterRun({ port: 'read models', adapter: 'MongoDB', outcome: 'skipped', reason: mongo.reason })
}
