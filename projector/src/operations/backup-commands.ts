import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { counted, momentIn, positionFrom } from '@deals/events'
import { StoreProblem } from '@deals/storage'
import { openBackup, openOrBeginBackup } from './backup/backup-folder.ts'
import type { Moment } from './backup/backup-log.ts'
import { checkBackup, foldBackup, type Folded } from './backup/check-backup.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { takeBackup } from './backup/take-backup.ts'
import type { Desk } from './desk.ts'
import { numberFrom, WrongWord } from './find-projection.ts'
import { count } from './print-table.ts'
import { showingProgress } from './show-copy.ts'

/** What a command over a backup works with where no site is opened. */
export interface BackupDesk extends Pick<Desk, 'projections' | 'print' | 'signal'> {
  masterKey: string | undefined
  eventStoreUrl: string | undefined
  mongoUrl: string | undefined
  /** Locks and opens backups, where it is given. */
  backupKey: string | undefined
}
export interface KeyWish {
  keyFile?: string
}

async function secretOf(
  { backupKey }: Pick<BackupDesk, 'backupKey'>,
  { keyFile }: KeyWish,
): Promise<string | undefined> {
  if (keyFile === undefined) {
    return backupKey
  }
  const text = await readFile(keyFile, 'utf8').catch(() => undefined)
  if (text === undefined) {
    throw new StoreProblem(`The key of the backup cannot be read from ${keyFile}.`)
  }
  return text.trim()
}

/** Backs up what is new since the last time. Answers the exit code. */
export async function backupCommand(desk: Desk, folder: string, wish: KeyWish): Promise<number> {
  const backup = await openOrBeginBackup(resolve(folder), await secretOf(desk, wish))
  try {
    const source = { ...desk, clock: Date, onProgress: showingProgress(desk) }
    const { events, newEvents, entries, pictures, newPictures } = await takeBackup(source, backup)
    desk.print(`events: ${count(events)}, ${count(newEvents)} of them new`)
    desk.print(`entries of accounts and keys: ${count(entries)}`)
    desk.print(`pictures: ${count(pictures)}, ${count(newPictures)} of them new`)
    return 0
  } finally {
    backup.release()
  }
}

export interface RestoreWish extends KeyWish {
  to: string
  at?: string
  position?: string
}

/** Brings a backup to life in an empty place. Answers the exit code. */
export async function restoreCommand(desk: BackupDesk, folder: string, wish: RestoreWish): Promise<number> {
  const moment = momentOf(wish)
  const backup = await openBackup(resolve(folder), await secretOf(desk, wish))
  const goal = { ...desk, dataDir: resolve(wish.to), clock: Date, onProgress: showingProgress(desk) }
  const { events, last, entries, left, pictures } = await restoreBackup(backup, goal, moment)
  desk.print(`events: ${count(events)}, the last of ${new Date(last).toISOString()}`)
  desk.print(`entries of accounts and keys: ${count(entries)}`)
  if (left > 0) {
    desk.print(`accounts left out, of people who registered later: ${count(left)}`)
  }
  desk.print(`pictures: ${count(pictures)}`)
  desk.print('equal; the first start folds the read models')
  return 0
}

function momentOf({ at, position }: RestoreWish): Moment {
  const time = at === undefined ? undefined : momentIn(at)
  if (time === null) {
    throw new WrongWord(`"${at}" is no time; write it as 2026-11-27T09:00:00Z.`)
  }
  return {
    ...(time !== undefined && { at: time }),
    ...(position !== undefined && { position: positionFrom(numberFrom(position, 'A position')) }),
  }
}

/** Opens everything that a backup holds, and folds it where that is wished. Answers the exit code. */
export async function checkCommand(
  desk: BackupDesk,
  folder: string,
  wish: KeyWish & { fold?: boolean },
): Promise<number> {
  const backup = await openBackup(resolve(folder), await secretOf(desk, wish))
  const { at, runs, events, entries, pictures } = await checkBackup(backup)
  desk.print(`${counted(runs, 'backup')}, the last of ${new Date(at).toISOString()}`)
  desk.print(
    `${count(events)} events, ${count(entries)} entries of accounts and keys, ${count(pictures)} pictures: whole`,
  )
  return wish.fold === true ? sayFolded(desk, await foldBackup(backup, desk)) : 0
}

function sayFolded({ print }: BackupDesk, folded: readonly Folded[]): number {
  folded.forEach(({ projection, isEqual }) =>
    print(`${projection}: ${isEqual ? 'equal' : 'a fold of the backup differs from what the site had'}`),
  )
  if (folded.length === 0) {
    print('No read model of this program stood in one piece when the backup began; nothing was compared.')
  }
  return folded.every(({ isEqual }) => isEqual) ? 0 : 1
}
