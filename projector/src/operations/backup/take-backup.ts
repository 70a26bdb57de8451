import { StoreProblem } from '@deals/storage'
import type { BackupFolder } from './backup-folder.ts'
import { clearAway } from './clear-away.ts'
import { copyEntries } from './copy-entries.ts'
import { copyEvents } from './copy-events.ts'
import { copyPictures } from './copy-pictures.ts'
import type { Catalogue, Run, Segment, Standing } from './backup-files.ts'
import type { Source } from './backup-source.ts'

export interface Backed {
  events: number
  newEvents: number
  entries: number
  pictures: number
  newPictures: number
}

/**
 * Backs up what is new. The log comes first, then accounts and keys, then pictures: whatever an event names was kept
 * before the event was written, so it is there when its turn comes. A backup that was cut off is given again and goes
 * on with what is missing; it counts when its run stands in the catalogue.
 */
export async function takeBackup(source: Source, folder: BackupFolder): Promise<Backed> {
  const at = source.clock.now()
  const before = await knownCatalogue(source, folder)
  const standings = await standingsOf(source)
  const head = await source.log.head()
  const written = await copyEvents({ source, folder, head }, before)
  const nr = (before.runs.at(-1)?.nr ?? 0) + 1
  const accounts = await copyEntries(source, folder, nr)
  const { lists, ...pictures } = await copyPictures(source, folder, nr)
  const run: Run = { nr, at, head, standings, ...accounts, ...lists }
  const catalogue = await clearAway(folder, { ...written, runs: [...written.runs, run] }, at)
  const events = countOf(catalogue.segments)
  return { ...pictures, events, newEvents: events - countOf(before.segments), entries: accounts.entries }
}

const countOf = (segments: readonly Segment[]): number => segments.reduce((sum, { events }) => sum + events, 0)

/** What is in the backup, or an empty one. Throws StoreProblem where it is that of another log. */
async function knownCatalogue({ log }: Source, folder: BackupFolder): Promise<Catalogue> {
  const identity = await log.identity()
  const known = (await folder.catalogue()) ?? { log: identity, segments: [], runs: [] }
  const last = known.segments.at(-1)
  const isSame = known.log === identity && (last === undefined || (await log.eventAt(last.upTo))?.id === last.lastId)
  if (!isSame) {
    throw new StoreProblem(`${folder.path} holds the backup of another event log; give this one a folder of its own.`)
  }
  return known
}

/** Digests as they are now; what is copied afterwards reaches at least as far. */
async function standingsOf({ store }: Source): Promise<Standing[]> {
  const active = new Map((await store.standings()).map(({ projection, active }) => [projection, active]))
  const versions = await store.versions()
  return versions.flatMap(({ projection, version, code, position, digest, parkedKeys, partitions }) => {
    const isTold = active.get(projection) === version && digest !== null && parkedKeys === 0 && partitions === undefined
    return isTold ? [{ projection, code, position, digest }] : []
  })
}
