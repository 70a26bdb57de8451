import { StoreProblem } from '@deals/storage'
import type { BackupFolder } from './backup-folder.ts'
import { masterKeyEntry, type Catalogue, type Entry, type Run } from './backup-files.ts'

/** The last backup that was taken to its end. Throws StoreProblem where there is none. */
export async function newestRun(folder: BackupFolder): Promise<{ catalogue: Catalogue; run: Run }> {
  const catalogue = await folder.catalogue()
  const run = catalogue?.runs.at(-1)
  if (catalogue === null || run === undefined) {
    throw new StoreProblem(`${folder.path} holds no backup that was taken to its end.`)
  }
  return { catalogue, run }
}

const isMasterKey = ({ table, id }: Entry): boolean => table === masterKeyEntry.table && id === masterKeyEntry.id

/** What a run says of accounts, keys and drafts, piece by piece; each piece is of one table. */
export async function* readEntries({ files }: BackupFolder, { accounts }: Run): AsyncGenerator<Entry[]> {
  for (const file of accounts) {
    const entries = await files.readJson<Entry[]>(file)
    if (!entries.some(isMasterKey)) {
      yield entries
    }
  }
}

/** The master key of the site, as base64. */
export async function masterKeyOf({ files, path }: BackupFolder, { accounts }: Run): Promise<string> {
  const [first = ''] = accounts
  const value = (await files.readJson<Entry[]>(first)).find(isMasterKey)?.value
  if (typeof value !== 'string') {
    throw new StoreProblem(`The backup in ${path} holds no master key.`)
  }
  return value
}
