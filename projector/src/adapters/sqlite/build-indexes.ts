import { setImmediate } from 'node:timers/promises'
import { limited } from '@deals/storage'
import type { VersionRef } from '../../platform/projection-store.ts'
import { parseDoc } from '../../platform/parse-stored.ts'
import { allOrNothing, type Connection } from './connection.ts'
import { fillCounts } from './kept-counts.ts'
import { searchedWords } from './searched-words.ts'
import type { Statements } from './sqlite-statements.ts'
import { createIndexes, createTextIndex, dropLookUps, type CollectionTable } from './tables.ts'

interface Building {
  connection: Connection
  statements: Statements
  ref: VersionRef
  tables: readonly CollectionTable[]
  onStep: (step: string) => void
}

/**
 * Builds what a rebuild left for its end. Each index is a transaction of its own, so that the writer of the running
 * version gets its turn between them. What was cut off is repeated; what was finished is found finished.
 */
export async function buildIndexes(building: Building): Promise<void> {
  const { connection, statements, ref, tables, onStep } = building
  for (const table of tables) {
    for (const sql of [...createIndexes(table), ...dropLookUps(table)]) {
      onStep(`index of ${table.schema.name}`)
      connection.exec(sql)
      await setImmediate()
    }
    for (const sql of fillCounts(table)) {
      onStep(`counts of ${table.schema.name}`)
      connection.exec(sql)
      await setImmediate()
    }
    await buildTextIndex(building, table)
  }
  statements.run('update versions set indexed = 1 where projection = ? and version = ?', [ref.projection, ref.version])
}

const textBatch = 2000

async function buildTextIndex({ connection, statements, onStep }: Building, table: CollectionTable): Promise<void> {
  createTextIndex(table).forEach((sql) => connection.exec(sql))
  let after = 0
  for (let isMore = table.text !== null; isMore;) {
    onStep(`full text of ${table.schema.name}`)
    const rows = statements.all<{ rowid: number; doc: string }>(
      `select rowid, doc from ${table.name} where rowid > ? and gone = 0 order by rowid ${limited}`,
      [after, textBatch],
    )
    allOrNothing(connection, () => rows.forEach((row) => indexText(statements, table, row)))
    after = rows.at(-1)?.rowid ?? after
    isMore = rows.length === textBatch
    await setImmediate()
  }
  if (table.text !== null) {
    await mergeParts(statements, table.text)
  }
}

const pagesOfStep = 2000

/** Each batch left a part of its own, and who looks for a word would look in all of them. */
async function mergeParts(statements: Statements, index: string): Promise<void> {
  const changes = () => statements.one<{ all: number }>('select total_changes() as "all"')?.all ?? 0
  const merge = (pages: number) => {
    const before = changes()
    statements.run(`insert into ${index}(${index}, rank) values ('merge', ?)`, [pages])
    return changes() - before
  }
  // A negative number begins with all parts; a step that changes its own row alone found nothing left to do.
  for (let pages = -pagesOfStep; merge(pages) > 1; pages = pagesOfStep) {
    await setImmediate()
  }
}

function indexText(statements: Statements, table: CollectionTable, row: { rowid: number; doc: string }): void {
  const places = table.textColumns.map(() => '?').join(', ')
  statements.run(`insert into ${table.text}(rowid, ${table.textColumns.join(', ')}) values (?, ${places})`, [
    row.rowid,
    ...searchedWords(table, parseDoc(row.doc)),
  ])
}
