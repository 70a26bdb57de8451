import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import Database from 'better-sqlite3'
import { openSqliteFile } from './sqlite-file.ts'

const ours = { what: 'a test', applicationId: 7, format: 1 }
/** Another process that makes the same file, and is about to write it. */
const maker = `
  const { parentPort, workerData: { sqlite, file, heldMs } } = require('node:worker_threads')
  const database = new (require(sqlite))(file)
  database.exec('begin immediate')
  parentPort.postMessage('begun')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, heldMs)
  database.exec('commit')
  database.close()`

/** Makes the file of somebody else right after the first question about its marks. */
function makeMeanwhile(file: string) {
  const { pragma } = Database.prototype
  return jest.spyOn(Database.prototype, 'pragma').mockImplementationOnce(function (this: Database.Database, ...asked) {
    const answer: unknown = pragma.apply(this, asked)
    const other = new Database(file)
    other.pragma(`application_id = ${ours.applicationId}`)
    other.exec('create table things (id integer)')
    other.close()
    return answer
  })
}

describe('a new file that another one is about to write', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dealstream-file-'))
    file = join(folder, 'new.db')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  async function whileMade(heldMs: number, work: () => void) {
    const workerData = { sqlite: require.resolve('better-sqlite3'), file, heldMs }
    const other = new Worker(maker, { eval: true, workerData })
    await once(other, 'message')
    const ended = once(other, 'exit')
    try {
      work()
    } finally {
      await ended
    }
  }

  it('is waited for, and opened with the write-ahead log', async () => {
    await whileMade(100, () => {
      const database = openSqliteFile({ ...ours, file })
      expect(database.pragma('journal_mode', { simple: true })).toBe('wal')
      database.close()
    })
  })

  it('is ours although it is marked and filled while it is looked at', () => {
    const empty = new Database(file)
    empty.pragma('journal_mode = WAL')
    empty.close()
    const making = makeMeanwhile(file)
    const database = openSqliteFile({ ...ours, file })
    making.mockRestore()
    expect(database.prepare('select count(*) from things').pluck().get()).toBe(0)
    database.close()
  })

  it('is given up once it has been waited for as long as was said', async () => {
    await whileMade(300, () => {
      expect(() => openSqliteFile({ ...ours, file, busyTimeoutMs: 50 })).toThrow(/is held by another process/)
    })
  })
})
