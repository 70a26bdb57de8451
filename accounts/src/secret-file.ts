import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { dirname } from 'node:path'
import { errorCode, makeFolder, sqliteProblem } from '@deals/storage'

/**
 * The secret that a file holds, readable by its owner alone; made with the first start, never written over. Several
 * processes may start at once: all get the same. Throws StoreProblem with one sentence.
 */
export function secretFile(file: string, make: () => string): string {
  try {
    makeFolder(dirname(file))
    return existing(file) ?? created(file, make())
  } catch (error) {
    throw sqliteProblem(error, file) ?? error
  }
}

function existing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      return undefined
    }
    throw error
  }
}

/**
 * Linked into its place when it is whole, so that nobody reads a half, and on the disk before anything is encrypted with
 * it: a power cut that took the key would take everything that was said until then.
 */
function created(file: string, secret: string): string {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  try {
    sync(draft)
    linkSync(draft, file)
    sync(dirname(file))
    return secret
  } catch (error) {
    if (errorCode(error) === 'EEXIST') {
      return readFileSync(file, 'utf8').trim()
    }
    throw error
  } finally {
    rmSync(draft)
  }
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
