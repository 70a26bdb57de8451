import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDataDirectory } from '@deals/event-log'
import { sqliteProblem, StoreProblem } from '@deals/storage'

/** Where a data directory is made ready: no site finds it half restored. */
export interface Stage {
  readonly path: string
  /** Gives the directory what was made ready. */
  settle(): Promise<void>
  /** Lets others have the directory. */
  release(): void
}

const stageName = '.restoring'
/** A site looks for it first, so it comes last. */
const lastOfAll = 'events.db'
const isLock = (name: string): boolean => /^writer\.(lock|owner)/.test(name)

/** Prepares an empty directory; what a restore that was cut off left there is made anew. Throws StoreProblem. */
export async function stageIn(directory: string): Promise<Stage> {
  const path = join(directory, stageName)
  const owner = lockDataDirectory(directory)
  try {
    const names = (await readdir(directory)).filter((name) => !isLock(name))
    if (names.some((name) => name !== stageName)) {
      throw new StoreProblem(`${directory} is not empty; restore into a folder of its own.`)
    }
    await rm(path, { recursive: true, force: true })
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    owner.release()
    throw sqliteProblem(error, directory) ?? error
  }
  return {
    path,
    release: () => owner.release(),
    async settle() {
      const names = (await readdir(path)).filter((name) => !isLock(name))
      const order = [...names.filter((name) => name !== lastOfAll), ...names.filter((name) => name === lastOfAll)]
      for (const name of order) {
        await rename(join(path, name), join(directory, name))
      }
      await rm(path, { recursive: true })
    },
  }
}
