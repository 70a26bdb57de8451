import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupFolder } from './backup-folder.ts'
import { filesUnder, sealedPicture } from './copy-pictures.ts'
import { parseNames, type Catalogue, type Run } from './parse-backup.ts'

/** So long what the site no longer has stays in its backup: keys of members who left, accounts, pictures. */
const keptForMs = 30 * 24 * 60 * 60 * 1000

/** Saves a catalogue without its old runs, then removes what no run and no segment names any more. */
export async function clearAway(folder: BackupFolder, catalogue: Catalogue, now: number): Promise<Catalogue> {
  const newest = catalogue.runs.at(-1)
  const runs = catalogue.runs.filter((run) => run === newest || run.at > now - keptForMs)
  const kept = { ...catalogue, runs }
  await folder.save(kept)
  const named = new Set([...kept.segments.map(({ file }) => file), ...(await namedBy(folder, runs))])
  const stored = await filesUnder(folder.path)
  // Only what lies in folders of ours, and not what stands beside them.
  const left = stored.filter((name) => /^(log|accounts|lists|pictures)\//.test(name) && !named.has(name))
  await Promise.all(left.map((name) => rm(join(folder.path, name))))
  return kept
}

async function namedBy({ files }: BackupFolder, runs: readonly Run[]): Promise<string[]> {
  const named: string[] = []
  for (const { accounts, pictures } of runs) {
    const names = parseNames(await files.readJson(pictures))
    named.push(...accounts, pictures, ...names.map(sealedPicture))
  }
  return named
}
