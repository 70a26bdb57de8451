import type Database from 'better-sqlite3'
import { newUuid, uuidOfBytes, uuidV5 } from '@deals/events/platform'
import type { SqliteFile } from '@deals/storage'

/** How a log's file is told from any other. */
export function logFile(file: string, readOnly: boolean): SqliteFile {
  return { file, what: 'an event log', applicationId: 0x44_53_4c_47, format: 1, readOnly }
}

// Without AUTOINCREMENT the highest position would be given out again once its row is gone. An index on id costs more
// than half the append rate; what needs it asks by stream and revision instead.
const tables = `
  create table if not exists streams (
    name text primary key,
    revision integer not null
  ) without rowid, strict;
  create table if not exists events (
    position integer primary key autoincrement,
    stream text not null,
    revision integer not null,
    id blob not null,
    type text not null,
    data text not null,
    meta text not null,
    at integer not null
  ) strict;
  create unique index if not exists events_of_stream on events (stream, revision);
  create table if not exists log (identity text not null) strict;
`

/** A log that was begun before logs had an identity gets one now. */
export function createLogTables(database: Database.Database): void {
  database.exec(tables)
  database
    .transaction(() => {
      if (storedIdentity(database) === undefined) {
        database.prepare('insert into log (identity) values (?)').run(identityOfOld(database) ?? newUuid())
      }
    })
    .immediate()
}

/** Whether whoever makes the log is done with it. */
export function isMade(database: Database.Database): boolean {
  const hasTables = database.prepare("select 1 from sqlite_schema where name = 'events_of_stream'").get() !== undefined
  return hasTables && (storedIdentity(database) ?? identityOfOld(database)) !== undefined
}

/** Those who may not write know an older log by the identity that it will get. */
export function preparedIdentity(database: Database.Database): () => string {
  let stored: StoredIdentity | undefined
  return () => {
    stored ??= preparedStored(database)
    return stored?.() ?? identityOfOld(database) ?? identityOfEmpty
  }
}

type StoredIdentity = () => string | undefined
const storedIdentity = (database: Database.Database): string | undefined => preparedStored(database)?.()

/** Undefined as long as the log is one from before they had any. */
function preparedStored(database: Database.Database): StoredIdentity | undefined {
  const hasTable = database.prepare("select 1 from sqlite_schema where type = 'table' and name = 'log'").get()
  if (hasTable === undefined) {
    return undefined
  }
  const identity = database.prepare<[], string>('select identity from log').pluck()
  return () => identity.get()
}

const namespace = '6f0c1f3e-2f6a-4c8e-9d55-1c3a7be0d2a4'
const identityOfEmpty = uuidV5(namespace, 'no events')

function identityOfOld(database: Database.Database): string | undefined {
  const first = database.prepare<[], Buffer>('select id from events order by position limit 1').pluck().get()
  return first && uuidV5(namespace, uuidOfBytes(first))
}
