import type { Json } from '@deals/events'
import type { BackupFolder } from './backup-folder.ts'
import { masterKeyEntry, numbered, type Entry } from './backup-files.ts'
import type { Source } from './backup-source.ts'

/** What means nothing to a site that begins anew: who is at work now, and who is signed in. */
const ofTheRunningSite = [
  ...['leases', 'reactors', 'relay', 'letter-places'],
  ...['sessions', 'sessions-of-users', 'session-rounds'],
]
const whole = 2 ** 31 - 1

/** Accounts, sealing keys, drafts and all else that is not in the log, with the master key. */
export async function copyEntries({ keyed, masterKey, signal }: Source, { files }: BackupFolder, nr: number) {
  const accounts: string[] = []
  const writePiece = async (entries: readonly Entry[]) => {
    const file = `accounts/${numbered(nr)}-${accounts.length}.sealed`
    await files.writeJson(file, entries)
    accounts.push(file)
  }
  await writePiece([{ ...masterKeyEntry, value: masterKey.toString('base64') }])
  let entries = 0
  for (const table of (await keyed.tables()).filter((name) => !ofTheRunningSite.includes(name))) {
    signal.throwIfAborted()
    const rows = await keyed.table<Json>(table).list('', whole)
    entries += rows.length
    for (let at = 0; at < rows.length; at += 10_000) {
      await writePiece(rows.slice(at, at + 10_000).map(({ id, value }) => ({ table, id, value })))
    }
  }
  return { accounts, entries }
}
