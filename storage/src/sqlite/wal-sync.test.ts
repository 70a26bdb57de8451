import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteFile } from './sqlite-file.ts'
import { walSync } from './wal-sync.ts'

const folder = mkdtempSync(join(tmpdir(), 'dealstream-wal-'))
const file = join(folder, 'things.db')
afterAll(() => rmSync(folder, { recursive: true }))

describe('the wait for the disk', () => {
  it('ends for a file that was written, also after its log was folded back into it, and closes with it', async () => {
    const database = openSqliteFile({ file, what: 'a file of things', applicationId: 7, format: 1 })
    const sync = walSync(file)
    database.exec('create table things (name text)')
    await sync.synced()
    database.pragma('wal_checkpoint(TRUNCATE)')
    database.exec("insert into things values ('a')")

    await expect(Promise.all([sync.synced(), sync.synced()])).resolves.toEqual([undefined, undefined])
    await sync.close()
    database.close()
  })

  it('fails where nothing was ever written, and closes all the same', async () => {
    const sync = walSync(join(folder, 'nothing.db'))
    await expect(sync.synced()).rejects.toThrow('cannot be put on the disk: ENOENT')
    await expect(sync.close()).resolves.toBeUndefined()
  })
})
