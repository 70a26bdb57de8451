import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dealsVersion, putAll } from '../testing/deals.ts'
import { connectReader } from './connection.ts'
import { openSqliteProjectionStore } from './sqlite-projection-store.ts'

describe('the end of the last writer', () => {
  let folder: string
  let file: string
  const bytesWaiting = () => statSync(`${file}-wal`).size

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dealstream-end-'))
    file = join(folder, 'read.db')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('leaves nothing in the write-ahead file, though readers go later', async () => {
    const store = openSqliteProjectionStore({ file })
    const reader = connectReader(file)
    await putAll(store, await dealsVersion(store), { docs: { a: { best: 1 } }, pos: 3 })
    expect(bytesWaiting()).toBeGreaterThan(0)
    await store.close()
    expect(bytesWaiting()).toBe(0)
    reader.close()
  })

  it('waits for nobody who reads just then', async () => {
    const store = openSqliteProjectionStore({ file })
    const reader = connectReader(file)
    await putAll(store, await dealsVersion(store), { docs: { a: { best: 1 } }, pos: 3 })
    reader.exec('begin; select count(*) from versions')
    await store.close()
    expect(reader.prepare('select count(*) from versions').pluck().get()).toBe(1)
    reader.exec('commit')
    reader.close()
  })
})
