import type Database from 'better-sqlite3'
import { limited, openSqliteFile, withSqliteProblems } from '@deals/storage'
import type { Json } from '@deals/events/platform'
import type { Keyed, KeyedStore } from './keyed.ts'
import { parseStored } from './parse-stored.ts'

const applicationId = 0x44_53_4b_56

/**
 * A keyed store in a SQLite file. Each write is one durable statement that checks the revision itself, so several
 * threads and processes may have the file open at once.
 */
export function openSqliteKeyedStore({ file }: { file: string }): KeyedStore {
  const database = openSqliteFile({ file, what: 'a store of accounts', applicationId, format: 1 })
  const run = <T>(statement: () => T) => withSqliteProblems(file, statement)
  run(() =>
    database.exec(`
      create table if not exists entries (
        collection text not null,
        id text not null,
        rev integer not null,
        value text not null,
        primary key (collection, id)
      ) without rowid, strict`),
  )
  const statements = prepared(database)
  return {
    table: (name) => sqliteTable(name, statements, run),
    tables: async () => run(() => statements.tables.all()).map(({ collection }) => collection),
    close: async () => {
      database.close()
    },
  }
}

type Row = { id: string; rev: number; value: string }
type Statements = ReturnType<typeof prepared>

function prepared(database: Database.Database) {
  const insert = database.prepare<[string, string, string]>(
    'insert into entries (collection, id, rev, value) values (?, ?, 1, ?) on conflict do nothing',
  )
  return {
    insert,
    fill: database.transaction((rows: [string, string, string][]) => rows.forEach((row) => insert.run(...row))),
    tables: database.prepare<[], { collection: string }>('select distinct collection from entries order by collection'),
    get: database.prepare<[string, string], Row>('select id, rev, value from entries where collection = ? and id = ?'),
    update: database.prepare<[string, string, string, number]>(
      'update entries set rev = rev + 1, value = ? where collection = ? and id = ? and rev = ?',
    ),
    delete: database.prepare<[string, string, number]>(
      'delete from entries where collection = ? and id = ? and rev = ?',
    ),
    // The highest character ends the range of ids that begin with the prefix.
    list: database.prepare<[string, string, string, number], Row>(
      `select id, rev, value from entries where collection = ? and id >= ? and id < ? || char(1114111)
       order by id ${limited}`,
    ),
  }
}

function sqliteTable<T extends Json>(
  name: string,
  statements: Statements,
  run: <R>(statement: () => R) => R,
): Keyed<T> {
  return {
    get: async (id) => {
      const row = run(() => statements.get.get(name, id))
      return row === undefined ? null : { rev: row.rev, value: parseStored<T>(row.value) }
    },
    put: async (id, value, ifRev) => {
      const text = JSON.stringify(value)
      const { changes } = run(() =>
        ifRev === 0 ? statements.insert.run(name, id, text) : statements.update.run(text, name, id, ifRev),
      )
      return changes === 1
    },
    delete: async (id, ifRev) => run(() => statements.delete.run(name, id, ifRev)).changes === 1,
    fill: async (entries) =>
      run(() => statements.fill(entries.map(({ id, value }) => [name, id, JSON.stringify(value)]))),
    list: async (prefix, limit) =>
      run(() => statements.list.all(name, prefix, prefix, limit)).map(({ id, rev, value }) => ({
        id,
        rev,
        value: parseStored<T>(value),
      })),
  }
}
