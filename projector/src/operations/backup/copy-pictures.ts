import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { errorCode, sqliteProblem } from '@deals/storage'
import type { BackupFolder } from './backup-folder.ts'
import type { Source } from './backup-source.ts'
import { numbered, type Run } from './backup-files.ts'

/** Pictures of posts, and the screenshots of bug reports, which not everybody sees: each in a folder of the data directory. */
const folders = { pictures: 'images', screenshots: 'screenshots' } as const
type Kind = keyof typeof folders
const kinds = ['pictures', 'screenshots'] as const satisfies readonly Kind[]

/** Folders of a backup in which pictures lie. */
export const pictureFolders: readonly string[] = kinds

/** A picture of a backup. */
export interface KeptPicture {
  /** Where the backup has it. */
  readonly sealed: string
  /** Where the data directory has it. */
  readonly file: string
}

const keptPicture = (kind: Kind, name: string): KeptPicture => ({
  sealed: `${kind}/${name}.sealed`,
  file: join(folders[kind], name),
})

/** Backs up the pictures that the site holds. They are named by what they show, so a name is copied once. */
export async function copyPictures(source: Source, folder: BackupFolder, nr: number) {
  const pictures = await copyKind('pictures', source, folder)
  const screenshots = await copyKind('screenshots', source, folder)
  const lists = { pictures: listOf(nr, 'pictures'), screenshots: listOf(nr, 'screenshots') }
  await folder.files.writeJson(lists.pictures, pictures.names)
  await folder.files.writeJson(lists.screenshots, screenshots.names)
  return {
    lists,
    pictures: pictures.names.length + screenshots.names.length,
    newPictures: pictures.copied + screenshots.copied,
  }
}

const listOf = (nr: number, kind: Kind): string => `lists/${numbered(nr)}-${kind}.sealed`

async function copyKind(kind: Kind, { dataDir, signal }: Source, folder: BackupFolder) {
  const found = (await filesUnder(join(dataDir, folders[kind]))).filter((name) => /\.(webp|svg)$/.test(name))
  const present = new Set(await filesUnder(join(folder.path, kind)))
  const missing = found.filter((name) => !present.has(`${name}.sealed`))
  const gone = new Set<string>()
  for (const name of missing) {
    signal.throwIfAborted()
    const { sealed, file } = keptPicture(kind, name)
    const bytes = await picture(join(dataDir, file))
    await (bytes === null ? gone.add(name) : folder.files.write(sealed, bytes))
  }
  return { names: found.filter((name) => !gone.has(name)), copied: missing.length - gone.size }
}

/** The pictures that a run names. Backups that were taken before screenshots were kept name none. */
export async function picturesOf({ files }: BackupFolder, run: Run): Promise<KeptPicture[]> {
  const named: KeptPicture[] = []
  for (const kind of kinds) {
    const list = run[kind]
    const names = list === undefined ? [] : await files.readJson<string[]>(list)
    named.push(...names.map((name) => keptPicture(kind, name)))
  }
  return named
}

/** Null where somebody removed it since it was found. */
async function picture(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      return null
    }
    throw sqliteProblem(error, file) ?? error
  }
}

/** Names of the files below a folder, with the folders between; none where there is no such folder. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort()
}
