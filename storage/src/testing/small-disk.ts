import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A real file system with little room. */
export interface SmallDisk {
  readonly folder: string
  /** Takes all the room that is left, up to the last byte. */
  fill(): void
  /** Gives that room back. */
  free(): void
  mayBeWritten(isAllowed: boolean): void
  unmount(): void
}

/** Mounts a small file system in memory, or says why that cannot be. */
export function smallDisk(megabytes: number): SmallDisk | { reason: string } {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    rmSync(folder, { recursive: true })
    return { reason: 'a small file system can be mounted by root alone' }
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => fill(filler),
    free: () => rmSync(filler, { force: true }),
    mayBeWritten: (isAllowed) =>
      void execFileSync('mount', ['-o', `remount,${isAllowed ? 'rw' : 'ro'}`, folder], { stdio: 'pipe' }),
    unmount() {
      execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function fill(filler: string): void {
  const descriptor = openSync(filler, 'a')
  const block = Buffer.alloc(4096)
  try {
    while (statfsSync(filler).bavail > 0) {
      writeSync(descriptor, block)
    }
  } finally {
    closeSync(descriptor)
  }
}
