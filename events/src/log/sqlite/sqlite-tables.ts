import type Database from 'better-sqlite3'
import type { SqliteFile } from './sqlite-file.ts'

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
`

export function createLogTables(database: Database.Database): void {
  database.exec(tables)
}
