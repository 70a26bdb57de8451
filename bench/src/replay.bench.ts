import { join } from 'node:path'
import Database from 'better-sqlite3'
import { createSealer, openMemoryKeyedStore, sealingKeysIn } from '@deals/events/accounts'
import { createCodec, openSqliteLog, type Codec } from '@deals/events/log'
import { openSqliteProjectionStore, projections, startProjector } from '@deals/projector/app'
import { perSecond, processorSeconds, seconds, type Bench, type Figure } from './measure.ts'
import { silent } from './silent.ts'
import { siteHistory } from './site-history.ts'
import { inTempDirectory } from './temp-directory.ts'
import { writeLog } from './write-log.ts'

const size = 1_000_000

/** All projections, built from the log by the projector itself, against what reading and writing alone would take. */
export const replay: Bench = {
  name: 'replay',
  about: `${size.toLocaleString('en')} events of a busy site folded by all ${projections.length} projections`,
  run: () => inTempDirectory(measure),
}

async function measure(directory: string): Promise<Figure[]> {
  const [logFile, readFile] = [join(directory, 'events.db'), join(directory, 'read.db')]
  const codec = aCodec()
  await writeLog(logFile, siteHistory(size), codec)
  const reading = rawRead(logFile)
  const { time: folding, processor } = await fold({ logFile, readFile }, codec)
  const { count, time: writing } = rawWrite(readFile, join(directory, 'raw.db'))
  const value = `${folding.toFixed(1)} s, ${processor.toFixed(1)} s of processor, ${perSecond(size, folding)}, ${count.toLocaleString('en')} documents`
  const raw = (what: string, time: number) => ({ ratio: time / folding, against: `${what}, ${time.toFixed(1)} s` })
  return [
    { what: 'replay', value, ...raw('raw reading and JSON.parse of the log', reading) },
    { what: 'replay', value: 'the same', ...raw('raw inserts of as many documents', writing) },
  ]
}

function aCodec(): Codec {
  const keys = sealingKeysIn(openMemoryKeyedStore())
  return createCodec({ sealer: createSealer({ keys, masterKey: Buffer.alloc(32, 7) }) })
}

/** Seconds from an empty file of read models to views that hold every event, indexes and full text included. */
async function fold(files: { logFile: string; readFile: string }, codec: Codec) {
  const log = await openSqliteLog({ file: files.logFile, writer: 'thread' })
  const store = openSqliteProjectionStore({ file: files.readFile })
  let time = 0
  const processor = await processorSeconds(async () => {
    time = await seconds(async () => {
      const projector = await startProjector({ log, codec, store, logger: silent, projections })
      await projector.caughtUp()
      await projector.stop()
    })
  })
  await store.close()
  await log.close()
  return { time, processor }
}

function rawRead(file: string): number {
  const database = new Database(file, { readonly: true })
  const start = performance.now()
  const rows = database.prepare<[], [string, string]>('select data, meta from events order by position').raw()
  for (const [data, meta] of rows.iterate()) {
    JSON.parse(data)
    JSON.parse(meta)
  }
  database.close()
  return (performance.now() - start) / 1000
}

/** Inserts every document of the views into one table without any index of its own, in large groups. */
function rawWrite(readFile: string, rawFile: string): { count: number; time: number } {
  const source = new Database(readFile, { readonly: true })
  const target = new Database(rawFile)
  target.pragma('journal_mode = WAL')
  target.pragma('synchronous = NORMAL')
  target.exec('create table documents (collection text, id text, doc text, primary key (collection, id))')
  const insert = target.prepare('insert into documents values (?, ?, ?)')
  const group = target.transaction((rows: [string, string, string][]) => rows.forEach((row) => insert.run(...row)))
  let [count, time] = [0, 0]
  for (const rows of documentsOf(source)) {
    const start = performance.now()
    group(rows)
    time += (performance.now() - start) / 1000
    count += rows.length
  }
  source.close()
  target.close()
  return { count, time }
}

const groupSize = 10_000

function* documentsOf(source: Database.Database): Generator<[string, string, string][]> {
  const tables = source.prepare<[], string>(`select name from sqlite_schema where type = 'table' and name glob '*_v1'`)
  for (const name of tables.pluck().all()) {
    const page = source
      .prepare<[string], [string, string, string]>(
        `select '${name}', id, doc from "${name}" where id > ? and gone = 0 order by id limit ${groupSize}`,
      )
      .raw()
    for (let rows = page.all(''); rows.length > 0; rows = page.all(rows.at(-1)?.[1] ?? '')) {
      yield rows
    }
  }
}
