import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './root.mjs'

const skipped = new Set(['node_modules', 'dist', '.tsbuild', 'coverage', 'data'])

/** Every file under a folder, generated ones aside; a folder that is missing has none. */
export function filesUnder(folder) {
  return entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      return skipped.has(entry.name) ? [] : filesUnder(path)
    }
    return [path]
  })
}

function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOENT') {
      return []
    }
    throw error
  }
}

/** A digest of what stands in the files: a fresh clone and a touched file leave it as it is. */
export function digestOf(files, extra = '') {
  const hash = createHash('sha256').update(extra)
  for (const file of files.toSorted()) {
    hash.update(`\n${relative(root, file)}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Whether the work that this stamp stands for was done for these very inputs. */
export function isStamped(file, digest) {
  try {
    return readFileSync(file, 'utf8') === digest
  } catch {
    return false
  }
}

/** Notes the inputs for which the work is done. */
export function stamp(file, digest) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, digest)
}
