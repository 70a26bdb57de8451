import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { sqliteProblem } from '@deals/storage'
import type { BackupFolder } from './backup-folder.ts'
import { numbered } from './numbered.ts'
import type { Source } from './backup-source.ts'

export const pictureFolder = 'pictures'
/** Where the backup keeps a picture. */
export const sealedPicture = (name: string): string => `${pictureFolder}/${name}.sealed`

/** Backs up the pictures that the site holds. They are named by what they show, so a name is copied once. */
export async function copyPictures({ imageFolder, signal }: Source, folder: BackupFolder, nr: number) {
  const names = (await filesUnder(imageFolder)).filter((name) => /\.(webp|svg)$/.test(name))
  const present = new Set(await filesUnder(join(folder.path, pictureFolder)))
  const missing = names.filter((name) => !present.has(`${name}.sealed`))
  for (const name of missing) {
    signal.throwIfAborted()
    await folder.files.write(sealedPicture(name), await picture(join(imageFolder, name)))
  }
  const list = `lists/${numbered(nr)}.sealed`
  await folder.files.writeJson(list, names)
  return { list, pictures: names.length, newPictures: missing.length }
}

async function picture(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (error) {
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
