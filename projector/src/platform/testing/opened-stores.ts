import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProjectionStore } from '../projection-store.ts'
import type { ReadModels } from '../read-models.ts'
import { openMemoryReadModels } from '../../stores/memory-read-models.ts'
import { openSqliteProjectionStore } from '../../stores/sqlite/sqlite-projection-store.ts'
import { openSqliteReadModels } from '../../stores/sqlite/sqlite-read-models.ts'

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
