import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newUuid } from '@deals/events/platform'
import { makeFolder } from './make-folder.ts'
import { sqliteProblem } from './sqlite/sqlite-problems.ts'

/**
 * Writes a file that its owner alone may read, and its folder: whole and on the disk when this resolves, or not at all.
 * Throws StoreProblem with one sentence.
 */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file)
  const draft = join(folder, `.${newUuid()}.draft`)
  try {
    makeFolder(folder)
    await synced(draft, 'wx', (handle) => handle.writeFile(bytes))
    await rename(draft, file)
    await synced(folder, 'r')
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw sqliteProblem(error, file) ?? error
  }
}

type Handle = Awaited<ReturnType<typeof open>>

async function synced(path: string, flags: string, write?: (handle: Handle) => Promise<void>): Promise<void> {
  const handle = await open(path, flags, 0o600)
  try {
    await write?.(handle)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
