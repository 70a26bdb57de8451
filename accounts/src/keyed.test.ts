import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportAdapterRun, findMongo, freshDatabase, type TestServer } from '@deals/storage/testing'
import { describeKeyedStore } from './keyed.contract.ts'
import { describeLeases } from './leases.contract.ts'
import { describeLinkedAccounts } from './linked-accounts.contract.ts'
import type { OpenedKeyedStore } from './testing/opened-for.ts'
import { describeUsernames } from './usernames.contract.ts'
import { openMemoryKeyedStore } from './memory-keyed-store.ts'
import { openMongoKeyedStore } from './mongo-keyed-store.ts'
import { openSqliteKeyedStore } from './sqlite-keyed-store.ts'

async function openSqlite(): Promise<OpenedKeyedStore> {
  const directory = mkdtempSync(join(tmpdir(), 'keyed-store-'))
  const open = () => openSqliteKeyedStore({ file: join(directory, 'accounts.db') })
  const store = open()
  return {
    store,
    openAgain: async () => open(),
    cleanUp: async () => {
      await store.close()
      rmSync(directory, { recursive: true })
    },
  }
}

async function openMemory(): Promise<OpenedKeyedStore> {
  const store = openMemoryKeyedStore()
  return { store, cleanUp: () => store.close() }
}

async function openMongo(start: () => Promise<TestServer>): Promise<OpenedKeyedStore> {
  const server = await start()
  const { database, drop } = freshDatabase(server.url)
  const open = () => openMongoKeyedStore({ url: server.url, database })
  const store = await open()
  return {
    store,
    openAgain: open,
    cleanUp: async () => {
      await store.close()
      await drop()
      await server.stop()
    },
  }
}

describeKeyedStore('memory', openMemory)
describeKeyedStore('SQLite', openSqlite)
describeLeases('memory', openMemory)
describeLeases('SQLite', openSqlite)
describeLinkedAccounts('memory', openMemory)
describeLinkedAccounts('SQLite', openSqlite)
describeUsernames('memory', openMemory)
describeUsernames('SQLite', openSqlite)

const mongo = findMongo()
if ('start' in mongo) {
  describeKeyedStore('MongoDB', () => openMongo(mongo.start))
  describeLeases('MongoDB', () => openMongo(mongo.start))
  describeLinkedAccounts('MongoDB', () => openMongo(mongo.start))
  describeUsernames('MongoDB', () => openMongo(mongo.start))
} else {
  const skipped = { adapter: 'MongoDB', outcome: 'skipped', reason: mongo.reason } as const
  reportAdapterRun({ port: 'keyed store', ...skipped })
  reportAdapterRun({ port: 'leases', ...skipped })
  reportAdapterRun({ port: 'linked accounts', ...skipped })
  reportAdapterRun({ port: 'usernames', ...skipped })
}
