import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StoreProblem } from '@deals/storage'
import { checkMasterKey, loadMasterKey } from './master-key.ts'
import { openMemoryKeyedStore } from './memory-keyed-store.ts'

describe('the master key', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = join(mkdtempSync(join(tmpdir(), 'master-key-')), 'data')
  })
  afterEach(() => rmSync(join(dataDir, '..'), { recursive: true }))

  it('is made at the first start, for its owner alone, and kept', () => {
    const first = loadMasterKey({ dataDir })
    expect(first).toHaveLength(32)
    expect(statSync(join(dataDir, 'master.key')).mode & 0o777).toBe(0o600)
    expect(loadMasterKey({ dataDir })).toEqual(first)
  })

  it('may be given as base64 or hex, and then no file is made', () => {
    const key = Buffer.alloc(32, 9)
    expect(loadMasterKey({ dataDir, given: key.toString('base64') })).toEqual(key)
    expect(loadMasterKey({ dataDir, given: key.toString('hex') })).toEqual(key)
    expect(() => statSync(join(dataDir, 'master.key'))).toThrow('ENOENT')
  })

  it('of a wrong length is refused with one sentence', () => {
    const given = Buffer.alloc(16, 9).toString('base64')
    expect(() => loadMasterKey({ dataDir, given })).toThrow(StoreProblem)
    expect(() => loadMasterKey({ dataDir, given })).toThrow(/^MASTER_KEY must hold 32 bytes .* it holds 16/)
  })

  it('is never replaced by a new one, whatever its file holds', () => {
    mkdirSync(dataDir)
    const file = join(dataDir, 'master.key')
    writeFileSync(file, 'half a key')
    expect(() => loadMasterKey({ dataDir })).toThrow(`${file} must hold 32 bytes`)
    expect(readFileSync(file, 'utf8')).toBe('half a key')
  })

  it('where there can be no folder is refused with one sentence', () => {
    writeFileSync(dataDir, 'a file')
    expect(() => loadMasterKey({ dataDir })).toThrow(StoreProblem)
  })

  it('other than the first one of a store is refused', async () => {
    const store = openMemoryKeyedStore()
    const masterKey = Buffer.alloc(32, 1)
    await checkMasterKey({ store, masterKey })
    await expect(checkMasterKey({ store, masterKey })).resolves.toBeUndefined()
    const other = checkMasterKey({ store, masterKey: Buffer.alloc(32, 2) })
    await expect(other).rejects.toThrow('The master key is not the one this store was made with')
  })
})
