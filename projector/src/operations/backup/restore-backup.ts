import { isDeepStrictEqual } from 'node:util'
import { factTime, type Json, beforeFirst, type Position } from '@deals/events'
import { openKeyedStore, type KeyedStore } from '@deals/accounts'
import { openings } from '@deals/process'
import { compareLogs, copyLog, openEventLog, type CopyLogOptions, type EventLog } from '@deals/event-log'
import { StoreProblem } from '@deals/storage'
import { filesIn } from '../../context.ts'
import { backupLog, lastOf, type BackupLog, type Moment } from './backup-log.ts'
import type { BackupFolder } from './backup-folder.ts'
import { keepAccountsOf } from './keep-accounts-of.ts'
import type { Run, Segment } from './backup-files.ts'
import { newestRun, readEntries } from './read-backup.ts'
import { stageIn } from './stage-in.ts'
import { restoreKeyAndPictures } from './restore-key-and-pictures.ts'

export interface Goal {
  dataDir: string
  /** Where they are given, log and accounts go to these servers, which must be empty. */
  eventStoreUrl: string | undefined
  mongoUrl: string | undefined
  /** The master key, where the settings hold it. */
  masterKey: string | undefined
  clock: { now(): number }
  signal: AbortSignal
  print: (line: string) => void
  onProgress?: CopyLogOptions['onProgress']
}
export interface Restored {
  events: number
  /** When the last of them happened (ms). */
  last: number
  entries: number
  /** Accounts of people of whom the restored log knows nothing yet. */
  left: number
  pictures: number
}

/**
 * Brings a backup to life in an empty data directory, and on servers where the settings name them. Everything is read
 * again and compared before the directory gets its files. One that was cut off is given again.
 */
export async function restoreBackup(folder: BackupFolder, goal: Goal, moment: Moment): Promise<Restored> {
  const { catalogue, run } = await newestRun(folder)
  const { segments } = catalogue
  const last = await lastOf(folder, { segments, head: run.head, moment })
  if (last === undefined) {
    throw new StoreProblem(`The backup in ${folder.path} holds no event of that time or before.`)
  }
  const stage = await stageIn(goal.dataDir)
  try {
    const pictures = await restoreKeyAndPictures(folder, run, { ...goal, directory: stage.path })
    const restored = await restoreStores(
      { folder, goal, directory: stage.path },
      { run, segments, head: last.position },
    )
    await stage.settle()
    return { ...restored, pictures, last: factTime(last) }
  } finally {
    stage.release()
  }
}

interface Stores {
  folder: BackupFolder
  goal: Goal
  directory: string
}
interface Wanted {
  run: Run
  segments: readonly Segment[]
  head: Position
}

async function restoreStores({ folder, goal, directory }: Stores, { run, segments, head }: Wanted) {
  const opened = openings()
  try {
    const keyed = opened.keep(
      await openKeyedStore({ ...waitingOf(goal), mongoUrl: goal.mongoUrl, file: filesIn(directory).accounts }),
    )
    const log = opened.keep(await openGoalLog(goal, directory))
    const entries = await fillAccounts(folder, run, keyed)
    const events = await fillLog(backupLog(folder, segments, head), log, goal)
    const left = await keepAccountsOf(log, keyed)
    return { events, entries, left }
  } finally {
    await opened.close()
  }
}

const waitingOf = ({ print, signal }: Goal) => ({ onWait: print, signal })

function openGoalLog({ eventStoreUrl, print }: Goal, directory: string): Promise<EventLog> {
  return openEventLog({ eventStoreUrl, file: filesIn(directory).log, writer: 'inline', onWait: print })
}

/** Puts in every entry, and reads all of them again. */
async function fillAccounts(folder: BackupFolder, run: Run, keyed: KeyedStore): Promise<number> {
  let count = 0
  for await (const entries of readEntries(folder, run)) {
    const table = entries[0]?.table ?? ''
    await keyed.table<Json>(table).fill(entries)
    for (const { id, value } of entries) {
      if (!isDeepStrictEqual((await keyed.table<Json>(table).get(id))?.value, value)) {
        throw new StoreProblem(`${table} ${id} holds something else already; restore into an empty store.`)
      }
    }
    count += entries.length
  }
  return count
}

async function fillLog(from: BackupLog, to: EventLog, goal: Goal): Promise<number> {
  const { clock, signal, onProgress } = goal
  await refuseAnother(from, to)
  await copyLog({ from, to, clock, signal, ...(onProgress && { onProgress }) })
  const { events, difference } = await compareLogs(from, to, signal)
  if (difference !== null) {
    throw new StoreProblem(`After ${events} equal events the restored log differs: ${difference.what}.`)
  }
  return events
}

/** A log that begins otherwise must not get a single event of ours. */
async function refuseAnother(from: BackupLog, to: EventLog): Promise<void> {
  const [ours, theirs] = await Promise.all([from, to].map((log) => log.readAll({ after: beforeFirst, limit: 1 })))
  const [first] = theirs?.events ?? []
  if (first !== undefined && first.id !== ours?.events[0]?.id) {
    throw new StoreProblem('The event log holds other events already; restore into an empty one.')
  }
}
