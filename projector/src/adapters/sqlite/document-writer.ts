import { LRUCache } from 'lru-cache'
import { canonicalText } from '@deals/events'
import type { CollectionSchema, Doc, Put } from '../../platform/read-models.ts'
import { declaredValue, textsIn } from '../../platform/declared-value.ts'
import { parseDoc } from '../../platform/parse-stored.ts'
import { writeCounts } from './kept-counts.ts'
import { searchedWords } from './searched-words.ts'
import type { Run, Statements, Value } from './sqlite-statements.ts'
import type { CollectionTable } from './tables.ts'

/** Writes one document unless the stored one is as new already (or newer, or `force` says to write all the same). */
export type DocumentWriter = (put: Put, force: boolean) => boolean

export function documentWriter(
  statements: Statements,
  table: CollectionTable,
  /** Full text and counts are left for the end of a rebuild. */
  isIndexed: () => boolean,
): DocumentWriter {
  const [guarded, forced] = [writesOf(statements, table, '>'), writesOf(statements, table, '>=')]
  const write = (put: Put, force: boolean): boolean => {
    const { upsert, change } = force ? forced : guarded
    return change(put) > 0 || upsert(valuesOf(table, put)) > 0
  }
  const isPlain = table.lists === null && table.counts === null && table.text === null
  return (put, force) => {
    if (isPlain) {
      return write(put, force)
    }
    const before = put.before === undefined ? storedDoc(statements, table, put.id) : put.before
    const isWritten = write(put, force)
    if (isWritten) {
      writeLists(statements, table, { id: put.id, before, after: put.doc })
      if (isIndexed()) {
        writeCounts(statements, table, { before, after: put.doc })
        writeText(statements, table, { id: put.id, before, after: put.doc })
      }
    }
    return isWritten
  }
}

function storedDoc(statements: Statements, table: CollectionTable, id: string): Doc | null {
  const row = statements.one<{ doc: string | null }>(`select doc from ${table.name} where id = ?`, [id])
  return parseDoc(row?.doc ?? null)
}

interface Writes {
  upsert: Run
  /** How many rows it changed: none where nothing is there to be changed. */
  change: (put: Put) => number
}

const writesOf = (statements: Statements, table: CollectionTable, comparison: '>' | '>='): Writes => ({
  upsert: statements.runner(upsertOf(table, `excluded.pos ${comparison} pos`)),
  change: updatesOf(statements, table, `? ${comparison} pos`),
})

function upsertOf(table: CollectionTable, guard: string): string {
  const columns = ['pos', 'gone', 'doc', ...table.columns.map(({ column }) => column)]
  // Rows are in the order of ids that are numbers, so that a search meets the newest first.
  const [row, number] = isNumbered(table) ? ['rowid, ', 'cast(? as integer), '] : ['', '']
  return `insert into ${table.name}(${row}id, ${columns.join(', ')})
    values (${number}?, ${columns.map(() => '?').join(', ')})
    on conflict do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')} where ${guard}`
}

const isNumbered = ({ schema }: CollectionTable): boolean => schema.isNumbered === true

/** Documents change in few ways, but not in so few that a statement may be kept for each for ever. */
const mostChanges = 100

/**
 * Changes of a document that is there, with no other column than those that differ: SQLite writes every index anew that
 * holds a column which a statement sets, also to the value that it had. A vote changes two of the columns of a post.
 */
function updatesOf(
  statements: Statements,
  { name, columns, schema }: CollectionTable,
  guard: string,
): Writes['change'] {
  const runners = new LRUCache<string, Run>({ max: mostChanges })
  const runnerFor = (changed: readonly string[]): Run => {
    const key = changed.join()
    const known = runners.get(key)
    if (known !== undefined) {
      return known
    }
    const sets = ['pos', 'doc', ...changed].map((column) => `${column} = ?`).join(', ')
    const made = statements.runner(`update ${name} set ${sets} where id = ? and gone = 0 and ${guard}`)
    runners.set(key, made)
    return made
  }
  return ({ id, pos, doc, before, text }) => {
    if (doc === null || before === null || before === undefined) {
      return 0
    }
    const changed = columns.filter(({ field }) => (doc[field] ?? null) !== (before[field] ?? null))
    const values = changed.map(({ field }) => columnValue(schema, field, doc[field]))
    return runnerFor(changed.map(({ column }) => column))([pos, text ?? canonicalText(doc), ...values, id, pos])
  }
}

function valuesOf(table: CollectionTable, { id, pos, doc, text }: Put): Value[] {
  const { columns, schema } = table
  return [
    ...(isNumbered(table) ? [id] : []),
    id,
    pos,
    doc === null ? 1 : 0,
    doc === null ? null : (text ?? canonicalText(doc)),
    ...columns.map(({ field }) => columnValue(schema, field, doc?.[field])),
  ]
}

function columnValue(schema: CollectionSchema, field: string, value: Doc[string]): Value {
  const declared = declaredValue(schema, field, value)
  return typeof declared === 'boolean' ? Number(declared) : declared
}

interface Change {
  id: string
  before: Doc | null
  after: Doc | null
}

function writeLists(statements: Statements, table: CollectionTable, { id, before, after }: Change): void {
  for (const field of table.listFields) {
    const [old, wanted] = [textsIn(before?.[field]), textsIn(after?.[field])]
    for (const value of old.filter((one) => !wanted.includes(one))) {
      statements.run(`delete from ${table.lists} where field = ? and value = ? and id = ?`, [field, value, id])
    }
    for (const value of wanted.filter((one) => !old.includes(one))) {
      statements.run(`insert or ignore into ${table.lists}(field, value, id) values (?, ?, ?)`, [field, value, id])
    }
  }
}

/** Votes rewrite documents all the time, titles hardly ever change: the words are only indexed when they did. */
function writeText(statements: Statements, table: CollectionTable, { id, before, after }: Change): void {
  if (table.text === null) {
    return
  }
  const [old, wanted] = [searchedWords(table, before), searchedWords(table, after)]
  if (old.every((text, at) => text === wanted[at]) && (before === null) === (after === null)) {
    return
  }
  if (after === null) {
    statements.run(`delete from ${table.text} where rowid = (select rowid from ${table.name} where id = ?)`, [id])
  } else {
    statements.run(
      `insert or replace into ${table.text}(rowid, ${table.textColumns.join(', ')})
       select rowid, ${wanted.map(() => '?').join(', ')} from ${table.name} where id = ?`,
      [...wanted, id],
    )
  }
}
