import { join } from 'node:path'
import Database from 'better-sqlite3'
import { openSqliteLog, type EventLog } from '@deals/event-log'
import { type Bench, type Figure, milliseconds, percentile, perSecond, seconds } from './measure.ts'
import { inTempDirectory } from './temp-directory.ts'
import { voteEvent } from './vote-events.ts'

const eventsOf: Record<number, number> = { 1: 300, 64: 16_000, 256: 32_000 }

/** Durable appends through the log against raw SQLite that commits groups of the same size in the same run. */
export const append: Bench = {
  name: 'append',
  about: 'durable appends with 1, 64 and 256 clients, one stream each',
  run: async () => {
    const figures: Figure[] = []
    for (const clients of [1, 64, 256]) {
      figures.push(await inTempDirectory((directory) => appendWith(clients, directory)))
    }
    return figures
  },
}

async function appendWith(clients: number, directory: string): Promise<Figure> {
  const count = eventsOf[clients] ?? 1000
  const raw = rawGroups(join(directory, 'raw.db'), count, clients)
  const log = await openSqliteLog({ file: join(directory, 'events.db'), writer: 'thread' })
  const waits: number[] = []
  const time = await seconds(() => appendAll(log, { count, clients, waits }))
  await log.close()
  const tail = `p50 ${milliseconds(percentile(waits, 0.5))}, p99 ${milliseconds(percentile(waits, 0.99))}`
  return {
    what: `append, ${clients} client${clients === 1 ? '' : 's'}`,
    value: `${perSecond(count, time)}, ${tail}`,
    ratio: raw / time,
    against: `raw SQLite, groups of ${clients}, ${perSecond(count, raw)}`,
  }
}

interface Appending {
  count: number
  clients: number
  /** Takes how long each append waited. */
  waits: number[]
}

async function appendAll(log: EventLog, { count, clients, waits }: Appending): Promise<void> {
  let next = 0
  const client = async (voter: number) => {
    while (next < count) {
      const { stream, event } = voteEvent(next++, voter)
      const start = performance.now()
      await log.append(stream, [event], { expected: 'none' })
      waits.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, voter) => client(voter)))
}

/** Seconds that bare inserts of the same rows take, committed durably in groups. */
function rawGroups(file: string, count: number, size: number): number {
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.exec('create table events (position integer primary key autoincrement, stream text, id text, data text)')
  const insert = database.prepare('insert into events (stream, id, data) values (?, ?, ?)')
  const group = database.transaction((from: number) => {
    for (let at = from; at < Math.min(from + size, count); at += 1) {
      const { stream, event } = voteEvent(at, 0)
      insert.run(stream, event.id, JSON.stringify(event))
    }
  })
  const start = performance.now()
  for (let from = 0; from < count; from += size) {
    group(from)
  }
  const time = (performance.now() - start) / 1000
  database.close()
  return time
}
