import { join } from 'node:path'
import { StoreProblem, writeWhole } from '@deals/storage'
import type { BackupFolder } from './backup-folder.ts'
import { picturesOf } from './copy-pictures.ts'
import type { Run } from './backup-files.ts'
import { masterKeyOf } from './read-backup.ts'

interface Place {
  directory: string
  /** The master key, where the settings hold it. */
  masterKey: string | undefined
}

/** Writes what is a file of its own in every arrangement. Answers how many pictures there are. */
export async function restoreKeyAndPictures(folder: BackupFolder, run: Run, place: Place): Promise<number> {
  const { directory, masterKey } = place
  const key = await masterKeyOf(folder, run)
  if (masterKey !== undefined && !isSameKey(masterKey, key)) {
    throw new StoreProblem(
      'MASTER_KEY is another one than the backup holds; leave it out, and the restored key is used.',
    )
  }
  await writeWhole(join(directory, 'master.key'), Buffer.from(`${key}\n`))
  const pictures = await picturesOf(folder, run)
  for (const { sealed, file } of pictures) {
    await writeWhole(join(directory, file), await folder.files.read(sealed))
  }
  return pictures.length
}

/** Given keys are base64 or hex. */
const isSameKey = (given: string, kept: string): boolean =>
  [Buffer.from(given, 'hex'), Buffer.from(given, 'base64')].some((bytes) => bytes.equals(Buffer.from(kept, 'base64')))
