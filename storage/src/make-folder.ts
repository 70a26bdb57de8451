import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from './error-code.ts'

/**
 * Makes a folder that is its owner's alone, and those above it; one that is there stays as it is. Node's own way to make
 * them all never comes to an end where the file system refuses a name, as below /proc.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    const above = dirname(path)
    if (errorCode(error) === 'ENOENT' && !existsSync(above)) {
      makeFolder(above)
      makeFolder(path)
    } else if (!isFolder(path)) {
      throw error
    }
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
