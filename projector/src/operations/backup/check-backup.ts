import type { Json } from '@deals/events'
import { createSealer, openMemoryKeyedStore, sealingKeysIn } from '@deals/accounts'
import { createCodec, type Codec, type LogEvent } from '@deals/event-log'
import { StoreProblem } from '@deals/storage'
import { codeOf } from '../../platform/code-of.ts'
import { openScratchStore } from '../../context.ts'
import { catchUp } from '../../platform/catch-up.ts'
import { discardsAmong, type Discards } from '../../platform/discards.ts'
import { openProcessor } from '../../platform/processor.ts'
import { paceOf } from '../../platform/pace.ts'
import type { Projection } from '../../platform/projection.ts'
import { backupLog } from './backup-log.ts'
import type { BackupFolder } from './backup-folder.ts'
import { picturesOf } from './copy-pictures.ts'
import type { Catalogue, Run, Segment, Standing } from './backup-files.ts'
import { masterKeyOf, newestRun, readEntries } from './read-backup.ts'

export interface Checked {
  /** When the newest backup began (ms). */
  at: number
  runs: number
  events: number
  entries: number
  pictures: number
}

/** Opens every file of a backup and looks whether they belong together. Throws StoreProblem at the first that does not. */
export async function checkBackup(folder: BackupFolder): Promise<Checked> {
  const { catalogue, run } = await newestRun(folder)
  let events = 0
  for (const [at, segment] of catalogue.segments.entries()) {
    await checkSegment(folder, segment, catalogue.segments[at - 1])
    events += segment.events
  }
  const [entries, pictures] = [await countEntries(folder, run), await countPictures(folder, catalogue)]
  return { at: run.at, runs: catalogue.runs.length, events, entries, pictures }
}

async function checkSegment(folder: BackupFolder, segment: Segment, before: Segment | undefined): Promise<void> {
  const events = await folder.files.readJson<LogEvent[]>(segment.file)
  const isWhole = events.length === segment.events && events.at(-1)?.id === segment.lastId
  const follows =
    before === undefined || (segment.after >= before.upTo && events.every(({ position }) => position > before.upTo))
  if (!isWhole || !follows) {
    throw new StoreProblem(
      `${segment.file} in ${folder.path} does not follow the one before it; take a backup into a new folder.`,
    )
  }
}

async function countEntries(folder: BackupFolder, run: Run): Promise<number> {
  await masterKeyOf(folder, run)
  let count = 0
  for await (const entries of readEntries(folder, run)) {
    count += entries.length
  }
  return count
}

async function countPictures(folder: BackupFolder, { runs }: Catalogue): Promise<number> {
  const named = new Set<string>()
  for (const run of runs) {
    ;(await picturesOf(folder, run)).forEach(({ sealed }) => named.add(sealed))
  }
  for (const sealed of named) {
    await folder.files.read(sealed)
  }
  return named.size
}

export interface Folded {
  projection: string
  isEqual: boolean
}

/**
 * Folds the backup as it lies there, and says for each read model whether its documents come to what they were on the
 * site when the backup began. What other code had folded there cannot be told.
 */
export async function foldBackup(
  folder: BackupFolder,
  { projections, signal }: { projections: readonly Projection[]; signal: AbortSignal },
): Promise<Folded[]> {
  const { catalogue, run } = await newestRun(folder)
  const [log, decoder] = [backupLog(folder, catalogue.segments, run.head), await codecOf(folder, run)]
  const discards = await discardsAmong(log)
  const folded: Folded[] = []
  for (const standing of run.standings) {
    const projection = projections.find((one) => one.name === standing.projection && codeOf(one) === standing.code)
    if (projection !== undefined) {
      const digest = await digestOf(projection, standing, { log, decoder, discards, pace: paceOf(1, signal), signal })
      folded.push({ projection: projection.name, isEqual: digest === standing.digest })
    }
  }
  return folded
}

type Reading = Pick<Parameters<typeof catchUp>[1], 'log' | 'decoder' | 'pace' | 'signal'> & { discards: Discards }

async function digestOf(projection: Projection, { position }: Standing, reading: Reading): Promise<string> {
  const store = openScratchStore()
  try {
    const { name, collections } = projection
    const ref = await store.create(name, { code: codeOf(projection), collections, state: 'building', indexed: false })
    const processor = await openProcessor({
      store,
      projection,
      ref,
      discards: reading.discards,
      signal: reading.signal,
    })
    await catchUp([processor], { ...reading, upTo: position })
    return processor.digest
  } finally {
    await store.close()
  }
}

/** Opens what is sealed by the keys that the backup holds. */
async function codecOf(folder: BackupFolder, run: Run): Promise<Codec> {
  const keyed = openMemoryKeyedStore()
  for await (const entries of readEntries(folder, run)) {
    await keyed.table<Json>(entries[0]?.table ?? '').fill(entries)
  }
  const masterKey = Buffer.from(await masterKeyOf(folder, run), 'base64')
  return createCodec({ sealer: createSealer({ keys: sealingKeysIn(keyed), masterKey }) })
}
