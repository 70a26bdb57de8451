import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite, type Settings, type Site } from './site.ts'

/** A disk under the data of a site that tests can take the power from, or make refuse every write. */
export interface FaultyDisk {
  readonly dataDir: string
  start(settings: Settings): Promise<Site>
  /** After a kill: the directory holds what was synced, and nothing else. */
  losePower(): void
  /** From now on every write ends with this error; null heals the disk. */
  fail(error: 'EIO' | 'EROFS' | null): void
  remove(): void
}

const errors = { EIO: 5, EROFS: 30 } as const

/** Made of a library that stands between the site and the system, which a C compiler makes; else says why it cannot be. */
export function faultyDisk(): FaultyDisk | { reason: string } {
  const folder = mkdtempSync(join(tmpdir(), 'faulty-disk-'))
  const [dataDir, synced, fault] = [join(folder, 'live'), join(folder, 'synced'), join(folder, 'fault')]
  const library = join(folder, 'faulty-disk.so')
  try {
    const args = ['-O1', '-shared', '-fPIC', '-o', library, join(__dirname, 'faulty-disk.c'), '-ldl']
    execFileSync('cc', args, { stdio: 'pipe' })
  } catch {
    rmSync(folder, { recursive: true })
    return { reason: 'a disk with faults is made by a C compiler on Linux' }
  }
  ;[dataDir, synced].forEach((directory) => mkdirSync(directory, { mode: 0o700 }))
  writeFileSync(fault, '')
  return {
    dataDir,
    start(settings) {
      // What others left there is on the disk by now.
      copyWhole(dataDir, synced)
      return startSite(dataDir, { ...settings, LD_PRELOAD: library, SYNCED_DIR: synced, DISK_FAULT: fault })
    },
    losePower: () => copyWhole(synced, dataDir),
    fail: (error) => writeFileSync(fault, error === null ? '' : String(errors[error])),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function copyWhole(from: string, to: string): void {
  rmSync(to, { recursive: true })
  cpSync(from, to, { recursive: true })
}
