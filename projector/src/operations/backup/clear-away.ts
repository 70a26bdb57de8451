import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '@deals/events'
import type { BackupFolder } from './backup-folder.ts'
import { filesUnder, pictureFolders, picturesOf } from './copy-pictures.ts'
import type { Catalogue, Run } from './backup-files.ts'

/** So long what the site no longer has stays in its backup: keys of members who left, accounts, pictures. */
const keptForMs = 30 * dayMs

/** What lies in these a backup wrote; what stands beside them is nobody's business. */
const ours = new Set(['log', 'accounts', 'lists', ...pictureFolders])

/** Saves a catalogue without its old runs, then removes what no run and no segment names any more. */
export async function clearAway(folder: BackupFolder, catalogue: Catalogue, now: number): Promise<Catalogue> {
  const newest = catalogue.runs.at(-1)
  const runs = catalogue.runs.filter((run) => run === newest || run.at > now - keptForMs)
  const kept = { ...catalogue, runs }
  await folder.save(kept)
  const named = new Set([...kept.segments.map(({ file }) => file), ...(await namedBy(folder, runs))])
  const stored = await filesUnder(folder.path)
  const left = stored.filter((name) => ours.has(name.split('/')[0] ?? '') && !named.has(name))
  await Promise.all(left.map((name) => rm(join(folder.path, name))))
  return kept
}

async function namedBy(folder: BackupFolder, runs: readonly Run[]): Promise<string[]> {
  const named: string[] = []
  for (const run of runs) {
    const { accounts, pictures, screenshots } = run
    named.push(...accounts, pictures, ...(screenshots === undefined ? [] : [screenshots]))
    named.push(...(await picturesOf(folder, run)).map(({ sealed }) => sealed))
  }
  return named
}
