import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMemoryReadModels } from './memory-read-models.ts'
import { describeReadModels } from './read-models.contract.ts'
import { openSqliteProjectionStore } from './sqlite/sqlite-projection-store.ts'
import { openSqliteReadModels } from './sqlite/sqlite-read-models.ts'

// Room for a machine that many suites share; no test waits for time to pass.
jest.setTimeout(60_000)

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
