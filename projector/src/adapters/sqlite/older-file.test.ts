import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { dealsVersion, putAll } from '../testing/deals.ts'
import { openSqliteProjectionStore } from './sqlite-projection-store.ts'
import { openSqliteReadModels } from './sqlite-read-models.ts'

describe('a file of read models from before logs had an identity and releases were counted', () => {
  let folder: string
  let file: string

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dealstream-older-'))
    file = join(folder, 'read.db')
    const store = openSqliteProjectionStore({ file })
    await putAll(store, await dealsVersion(store), { docs: { a: { best: 1 } }, pos: 3 })
    await store.close()
    const database = new Database(file)
    database.exec('alter table versions drop column log; alter table checkpoints drop column turn')
    database.close()
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('answers as it did, whoever opens it first', async () => {
    const readModels = openSqliteReadModels({ file })
    expect([await readModels.position('deals'), await readModels.logOf('deals')]).toEqual([3, null])
    await readModels.close()
  })

  it('is folded on', async () => {
    const store = openSqliteProjectionStore({ file })
    await putAll(store, { projection: 'deals', version: 1 }, { docs: { b: { best: 2 } }, pos: 4 })
    expect(await store.versions()).toMatchObject([{ version: 1, position: 4 }])
    await store.close()
  })

  it('is taken for that of the log beside it, as it stands', async () => {
    const store = openSqliteProjectionStore({ file })
    await store.adopt('this log')
    expect(await store.versions()).toMatchObject([{ version: 1, log: 'this log', position: 3, state: 'fed' }])
    await store.close()
  })
})
