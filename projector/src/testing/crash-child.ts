import Database from 'better-sqlite3'
import { openSqliteLog } from '@deals/event-log'
import { openSqliteProjectionStore } from '../adapters/sqlite/sqlite-projection-store.ts'
import { dyingAt, foldRebuildAndSwitch } from './crash-work.ts'

// Folds, rebuilds and switches, and dies without a word before the n-th statement that begins as asked.
const [logFile = '', readFile = '', beginning = '', nth = '1'] = process.argv.slice(2)

const countDown = dyingAt(Number(nth))
function dieAt(sql: string): void {
  if (sql.trimStart().startsWith(beginning)) {
    countDown()
  }
}

const { exec } = Database.prototype
Database.prototype.exec = function (sql) {
  dieAt(sql)
  return exec.call(this, sql)
}
interface Runnable {
  source: string
  run: (...values: unknown[]) => unknown
}
const statements = Object.getPrototypeOf(new Database(':memory:').prepare('select 1')) as Runnable
const { run } = statements
statements.run = function (this: Runnable, ...values) {
  dieAt(this.source)
  return run.apply(this, values)
}

const log = await openSqliteLog({ file: logFile, writer: 'inline', shared: true })
await foldRebuildAndSwitch(log, openSqliteProjectionStore({ file: readFile }))
