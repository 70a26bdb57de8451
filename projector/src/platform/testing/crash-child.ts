import Database from 'better-sqlite3'
import { openSqliteLog } from '@deals/events/log'
import { openSqliteProjectionStore } from '../../stores/sqlite/sqlite-projection-store.ts'
import { prepareVersions } from '../prepare-versions.ts'
import { rebuild } from '../rebuild.ts'
import { recordOps } from '../record-ops.ts'
import { runProjections } from '../run-projections.ts'
import { listeningLogger, postTitles, testCodec, voteTallies } from './small-views.ts'

// Folds, rebuilds and switches, and dies without a word before the n-th statement that begins as asked.
const [logFile = '', readFile = '', beginning = '', nth = '1'] = process.argv.slice(2)

let left = Number(nth)
function dieAt(sql: string): void {
  if (sql.trimStart().startsWith(beginning)) {
    left -= 1
    if (left === 0) {
      process.kill(process.pid, 'SIGKILL')
    }
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
const store = openSqliteProjectionStore({ file: readFile })
const stop = new AbortController()
const projections = [voteTallies, postTitles]
const record = recordOps({ log, codec: testCodec }, { onFailure: () => {} })
const parts = {
  log,
  store,
  projections,
  decoder: testCodec,
  record,
  logger: listeningLogger(),
  signal: stop.signal,
  share: 1,
}
await prepareVersions(parts, projections)
const running = runProjections(parts)
await running.caughtUp()
await rebuild({ ...parts, isSwitchWanted: true })
stop.abort()
await running.ended
await Promise.all([store.close(), log.close()])
