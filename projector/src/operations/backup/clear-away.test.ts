import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMemoryKeyedStore } from '@deals/accounts'
import { openMemoryLog } from '@deals/event-log'
import { anEvent } from '@deals/event-log/testing'
import { openOrBeginBackup, type BackupFolder } from './backup-folder.ts'
import type { Source } from './backup-source.ts'
import { copyPictures } from './copy-pictures.ts'
import { takeBackup } from './take-backup.ts'

const day = 24 * 60 * 60 * 1000
const [left, stays] = [`${'a'.repeat(32)}-1600.webp`, `${'b'.repeat(32)}-1600.webp`]

describe('what the site no longer has', () => {
  let root: string
  let folder: BackupFolder & { release(): void }
  let now: number
  let source: Source

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'dealstream-clear-'))
    const imageFolder = join(root, 'images')
    mkdirSync(imageFolder)
    ;[left, stays].forEach((name) => writeFileSync(join(imageFolder, name), name))
    folder = await openOrBeginBackup(join(root, 'backup'), 'kept by the operator')
    now = day
    const log = openMemoryLog()
    await log.append('post-1', [anEvent()], { expected: 'none' })
    const store = { versions: async () => [], standings: async () => [] }
    const [keyed, masterKey] = [openMemoryKeyedStore(), Buffer.alloc(32)]
    source = {
      log,
      keyed,
      store,
      masterKey,
      dataDir: root,
      clock: { now: () => now },
      signal: new AbortController().signal,
    }
    await takeBackup(source, folder)
    rmSync(join(imageFolder, left))
  })
  afterEach(() => {
    folder.release()
    rmSync(root, { recursive: true })
  })

  const names = (kind: string) => readdirSync(join(root, 'backup', kind))

  it('while pictures are copied is left out', async () => {
    const leaves = left.replace('1600', '640')
    writeFileSync(join(root, 'images', leaves), 'removed in a moment')
    const throwIfAborted = () => rmSync(join(root, 'images', leaves))
    const signal = Object.assign(new AbortController().signal, { throwIfAborted })
    const { lists, ...counts } = await copyPictures({ ...source, signal }, folder, 2)
    expect(counts).toEqual({ pictures: 1, newPictures: 0 })
    expect(await folder.files.readJson(lists.pictures)).toEqual([stays])
  })

  it('stays in the backup for 30 days', async () => {
    now += 29 * day
    await takeBackup(source, folder)
    expect(names('pictures')).toEqual([`${left}.sealed`, `${stays}.sealed`])
    expect(names('accounts')).toEqual(['000001-0.sealed', '000002-0.sealed'])
  })

  it('is gone with the first backup after that', async () => {
    now += 31 * day
    await takeBackup(source, folder)
    expect(names('pictures')).toEqual([`${stays}.sealed`])
    expect([names('accounts'), names('lists'), names('log')]).toEqual([
      ['000002-0.sealed'],
      ['000002-pictures.sealed', '000002-screenshots.sealed'],
      ['000001.sealed'],
    ])
  })
})
