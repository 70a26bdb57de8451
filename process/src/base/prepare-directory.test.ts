import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBase } from './open-base.ts'
import { prepareDirectory } from './prepare-directory.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8)
const waiting = { onWait: () => undefined }
const servers = { masterKey: undefined, eventStoreUrl: undefined, mongoUrl: undefined }

describe('a data directory', () => {
  let folder: string
  const before = process.umask()
  beforeEach(() => {
    process.umask(0o022)
    folder = mkdtempSync(join(tmpdir(), 'private-'))
  })
  afterEach(() => {
    process.umask(before)
    rmSync(folder, { recursive: true })
  })

  it('is made for its owner alone, with every file in it', async () => {
    const dataDir = join(folder, 'deep', 'data')
    const base = await openBase({ dataDir, ...servers, writer: 'inline', ...waiting })
    await base.keyed.table<string>('drafts').put('a', 'b', 0)
    const modes = readdirSync(dataDir).map((name) => [name, modeOf(join(dataDir, name))])
    expect(modeOf(dataDir)).toBe('700')
    expect(modes.length).toBeGreaterThan(5)
    expect(modes.filter(([, mode]) => mode !== '600')).toEqual([])
    await base.close()
  })

  it('that others could read is closed to them at the start; what is not ours is left', async () => {
    chmodSync(folder, 0o755)
    const files = ['accounts.db', 'events.db-wal', 'master.key', 'notes.txt']
    files.forEach((name) => writeFileSync(join(folder, name), '', { mode: 0o644 }))
    mkdirSync(join(folder, 'images'), { mode: 0o755 })
    await prepareDirectory(folder, waiting)
    expect([folder, ...[...files, 'images'].map((name) => join(folder, name))].map(modeOf)).toEqual([
      '700',
      '600',
      '600',
      '600',
      '644',
      '700',
    ])
  })

  it('that everybody shares keeps its own rights', async () => {
    chmodSync(folder, 0o1777)
    await prepareDirectory(folder, waiting)
    expect(modeOf(folder)).toBe('1777')
  })
})
