import { randomBytes, scrypt } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lock, unlock } from '@deals/accounts'
import { lockDataDirectory } from '@deals/event-log'
import { newUuid } from '@deals/events/platform'
import { sqliteProblem, StoreProblem, writeWhole } from '@deals/storage'
import { isHeader, type Catalogue, type Header } from './backup-files.ts'
import { sealedFiles, type SealedFiles } from './sealed-files.ts'

/** A folder that holds one backup of one site. */
export interface BackupFolder {
  readonly path: string
  readonly files: SealedFiles
  /** Null before anything was backed up. */
  catalogue(): Promise<Catalogue | null>
  save(catalogue: Catalogue): Promise<void>
}

const headerFile = 'backup.json'
const catalogueFile = 'catalogue.sealed'
const proof = 'the key fits'

/** Opens a backup. Throws StoreProblem with one sentence: no backup, another key, a newer program's. */
export async function openBackup(path: string, secret: string | undefined): Promise<BackupFolder> {
  const header = await readHeader(path).catch(() => undefined)
  if (!isHeader(header)) {
    throw new StoreProblem(`${path} holds no backup that this program can read.`)
  }
  return unlocked(path, header, secret)
}

const readHeader = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(path, headerFile), 'utf8'))

/** Opens a backup to write to, which an empty folder becomes. */
export async function openOrBeginBackup(
  path: string,
  secret: string | undefined,
): Promise<BackupFolder & { release(): void }> {
  const owner = lockDataDirectory(path)
  try {
    const names = await readdir(path)
    const folder = names.some((name) => !/^writer\.(lock|owner)|\.draft$/.test(name))
      ? await openBackup(path, secret)
      : await begin(path, secret)
    return { ...folder, release: () => owner.release() }
  } catch (error) {
    owner.release()
    throw sqliteProblem(error, path) ?? error
  }
}

async function begin(path: string, secret: string | undefined): Promise<BackupFolder> {
  const [id, salt] = [newUuid(), randomBytes(16)]
  const key = await backupKey(secret, salt)
  const header: Header = {
    format: 1,
    id,
    salt: salt.toString('base64'),
    proof: lock(key, Buffer.from(proof), id).toString('base64'),
  }
  await writeWhole(join(path, headerFile), Buffer.from(`${JSON.stringify(header, null, 2)}\n`))
  return opened(path, id, key)
}

async function unlocked(path: string, header: Header, secret: string | undefined): Promise<BackupFolder> {
  const key = await backupKey(secret, Buffer.from(header.salt, 'base64'))
  if (unlock(key, Buffer.from(header.proof, 'base64'), header.id)?.toString() !== proof) {
    throw new StoreProblem(`The key does not open the backup in ${path}.`)
  }
  return opened(path, header.id, key)
}

function opened(path: string, id: string, key: Buffer): BackupFolder {
  const files = sealedFiles({ folder: path, id, key })
  return {
    path,
    files,
    catalogue: async () => {
      const names = await readdir(path)
      return names.includes(catalogueFile) ? files.readJson<Catalogue>(catalogueFile) : null
    },
    save: (catalogue) => files.writeJson(catalogueFile, catalogue),
  }
}

const shortestKey = 16
const keyBytes = 32
/** 64 MiB and a fifth of a second for each guess. */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 }

/** The key that locks a backup, drawn from what the operator holds. */
export function backupKey(text: string | undefined, salt: Buffer): Promise<Buffer> {
  if (text === undefined || text.length < shortestKey) {
    // A secret is never said back, not even a wrong one.
    const wanted = `a secret of ${shortestKey} characters or more, such as "openssl rand -base64 32" makes`
    throw new StoreProblem(`A backup is locked: give BACKUP_KEY, or --key-file <file> with ${wanted}.`)
  }
  return new Promise((resolve, reject) => {
    scrypt(text, salt, keyBytes, cost, (error, key) => (error === null ? resolve(key) : reject(error)))
  })
}
