import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { lock, unlock } from '@deals/accounts'
import { StoreProblem, writeWhole } from '@deals/storage'
import { parseOpened } from '../../platform/parse-stored.ts'

/** The files of one backup, each locked under its key and bound to its place: none can be read, changed or exchanged. */
export interface SealedFiles {
  /** Durable when it answers, and never half in its place. */
  write(path: string, bytes: Buffer): Promise<void>
  /** Throws StoreProblem where the file is missing, damaged, or was another one. */
  read(path: string): Promise<Buffer>
  writeJson(path: string, value: unknown): Promise<void>
  /** As what was written under that name. */
  readJson<T>(path: string): Promise<T>
}

const [shrunk, unfolded] = [promisify(gzip), promisify(gunzip)]

export function sealedFiles({ folder, id, key }: { folder: string; id: string; key: Buffer }): SealedFiles {
  const bound = (path: string) => `${id}\n${path}`
  const damaged = (path: string) =>
    new StoreProblem(`${join(folder, path)} is damaged or missing; take a backup into a new folder.`)
  const write = async (path: string, bytes: Buffer) => {
    await writeWhole(join(folder, path), lock(key, await shrunk(bytes, { level: 3 }), bound(path)))
  }
  const read = async (path: string) => {
    const sealed = await readFile(join(folder, path)).catch(() => undefined)
    const bytes = sealed === undefined ? undefined : unlock(key, sealed, bound(path))
    if (bytes === undefined) {
      throw damaged(path)
    }
    return unfolded(bytes)
  }
  return {
    write,
    read,
    writeJson: (path, value) => write(path, Buffer.from(JSON.stringify(value))),
    readJson: async <T>(path: string) => parseOpened<T>(await read(path)),
  }
}
