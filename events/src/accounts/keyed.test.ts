import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenedKeyedStore } from './keyed.contract.ts'
import { describeKeyedStore } from './keyed.contract.ts'
import { openMemoryKeyedStore } from './memory-keyed-store.ts'
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

describeKeyedStore('memory', async () => {
  const store = openMemoryKeyedStore()
  return { store, cleanUp: () => store.close() }
})
describeKeyedStore('SQLite', openSqlite)
