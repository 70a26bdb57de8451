import { join } from 'node:path'
import Database from 'better-sqlite3'
import { openSqliteKeyedStore } from '@deals/accounts'
import { filesIn } from '@deals/process/base'
import { projections } from '@deals/projector/app'
import { aCodec } from './a-codec.ts'
import { endChild, saysNext, startChild } from './child-program.ts'
import { perSecond, type Bench, type Figure } from './measure.ts'
import { peakOf } from './processor.ts'
import { rawRead } from './raw-read.ts'
import { siteHistory } from './site-history.ts'
import { inTempDirectory } from './temp-directory.ts'
import { writeLog } from './write-log.ts'

const usualSize = 1_000_000

/** All projections, built from the log by the projector itself, against what reading and writing alone would take. */
export const replay: Bench = {
  name: 'replay',
  about: `${usualSize.toLocaleString('en')} events of a busy site (or as many as are asked for) folded by all ${projections.length} projections`,
  usual: usualSize,
  run: (size = usualSize) => inTempDirectory((directory) => measure(directory, size)),
}

async function measure(directory: string, size: number): Promise<Figure[]> {
  const { log, readModels, accounts } = filesIn(directory)
  const keyed = openSqliteKeyedStore({ file: accounts })
  await writeLog(log, siteHistory(size), aCodec(keyed))
  await keyed.close()
  const reading = rawRead(log)
  const { time: folding, processor, memory } = await fold(directory)
  const { count, time: writing } = rawWrite(readModels, join(directory, 'raw.db'))
  const value = `${folding.toFixed(1)} s, ${processor.toFixed(1)} s of processor, ${perSecond(size, folding)}, ${memory.toFixed(0)} MB at most, ${count.toLocaleString('en')} documents`
  const raw = (what: string, time: number) => ({ ratio: time / folding, against: `${what}, ${time.toFixed(1)} s` })
  return [
    {
      what: 'replay beside reading',
      value,
      ...raw('raw reading and JSON.parse of the log', reading),
      parts: [
        { name: 'clock', value: folding },
        { name: 'memory', value: memory },
      ],
    },
    { what: 'replay beside writing', value: 'the same', ...raw('raw inserts of as many documents', writing) },
  ]
}

interface Folded {
  /** Seconds from an empty file of read models to views that hold every event, indexes and full text included. */
  time: number
  /** Seconds of processor in all threads. */
  processor: number
  /** Megabytes that the process held at most. */
  memory: number
}

/** Folds in a process of its own, so that its memory holds nothing of what wrote the log. */
async function fold(directory: string): Promise<Folded> {
  const child = startChild('fold-all.main.ts', [directory])
  const { pid = 0 } = child
  try {
    await saysNext(child)
    const begun = performance.now()
    child.stdin?.write('go')
    const processor = Number(await saysNext(child))
    return { time: (performance.now() - begun) / 1000, processor, memory: peakOf(pid) }
  } finally {
    await endChild(child)
  }
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
