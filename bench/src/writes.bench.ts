import { join } from 'node:path'
import Database from 'better-sqlite3'
import { withWriters } from './eventstore/with-writers.ts'
import { usualEvents, withLargeSite, writeLargeSite, type LargeSite } from './large-site.ts'
import { milliseconds, percentile, perSecond, processorSeconds, seconds, type Bench, type Figure } from './measure.ts'
import { postIdsIn } from './read-answers.ts'
import { processorOf, untilQuiet } from './processor.ts'
import { randomOf } from './random.ts'
import { bookmark, comment, postOf, send, submit, vote, type Doing, type Request } from './write-requests.ts'
import { inTempDirectory } from './temp-directory.ts'

const writers = 24
/** As many as readers are measured with. */
const manyWriters = 50
/** As long as readers are measured after. */
const warmUpSeconds = 3

interface Row {
  what: string
  count: number
  /** How many do it at once, each over a connection of its own; as many as `writers` where nothing is said. */
  atOnce?: number
  next: (doing: Doing, at: number) => Request
}

/** Of ten requests seven ask for a list, two for a post, and one writes. */
function mixed(doing: Doing, at: number): Request {
  if (at % 10 === 0) {
    return vote(doing, at)
  }
  const path = at % 5 === 1 ? `/api/posts/${postOf(doing, at)}` : '/api/posts?categories=computers&limit=25'
  return { method: 'GET', path }
}

const rows: readonly Row[] = [
  { what: 'vote', count: 3_000, next: vote },
  { what: 'bookmark', count: 3_000, next: bookmark },
  { what: 'comment', count: 1_500, next: comment },
  { what: 'submit', count: 400, next: submit },
  { what: '70 % lists, 20 % posts, 10 % votes', count: 3_000, next: mixed },
  { what: `vote, ${manyWriters} connections`, count: 3_000, atOnce: manyWriters, next: vote },
]

/** What members write, durable when it is answered, in a site that folds it and does all that follows meanwhile. */
export const writes: Bench = {
  name: 'writes',
  about: `writes of ${writers} members, and of ${manyWriters}, over HTTP in a site with 350,000 events (or as many as are asked for)`,
  usual: usualEvents,
  run: (events) =>
    inTempDirectory(async (directory) => {
      const cookies = await writeLargeSite(directory, { events, members: manyWriters })
      const raw = await rawInserts(join(directory, 'raw.db'))
      return withLargeSite(directory, (site) => figuresOf(site, cookies, raw))
    }),
}

async function figuresOf(site: LargeSite, cookies: readonly string[], raw: Raw): Promise<Figure[]> {
  const answer = await fetch(`${site.origin}/api/posts?sortOrder=newest&limit=100`)
  const postIds = postIdsIn(await answer.json())
  const doing: Doing = { postIds, random: randomOf(7) }
  const figures: Figure[] = []
  for (const row of rows) {
    figures.push(await figureOf(row, { site, doing, cookies, raw }))
  }
  return figures
}

interface Measuring {
  site: LargeSite
  doing: Doing
  cookies: readonly string[]
  raw: Raw
}

async function figureOf(
  { what, count, atOnce = writers, next }: Row,
  { site, doing, cookies, raw }: Measuring,
): Promise<Figure> {
  const { origin, pid } = site
  const waits: number[] = []
  const ask = async (at: number, writer: number) => {
    const start = performance.now()
    await send(origin, next(doing, at), cookies[writer] ?? '')
    waits.push(performance.now() - start)
  }
  const warm = performance.now() + warmUpSeconds * 1000
  const isOver = () => performance.now() >= warm
  await withWriters({ isOver, writers: atOnce }, (at, writer) => ask(count + at, writer))
  await untilQuiet(pid)
  waits.length = 0
  const before = processorOf(pid)
  const time = await seconds(() => withWriters({ count, writers: atOnce }, ask))
  const answered = processorOf(pid)
  await untilQuiet(pid)
  const each = (from: number, to: number) => ((to - from) * 1000) / count
  const mine = each(before, answered)
  const after = each(answered, processorOf(pid))
  const p99 = percentile(waits, 0.99)
  return {
    what,
    value: `${perSecond(count, time)}, ${milliseconds(mine)} of processor and ${milliseconds(after)} afterwards, p99 ${milliseconds(p99)}`,
    ratio: raw.processor / mine,
    against: `raw SQLite, rows of the same length in groups of ${writers}, ${milliseconds(raw.processor)} of processor`,
    parts: [
      { name: 'rate', value: count / time, raw: raw.perSecond },
      { name: 'processor', value: mine },
      { name: 'with what follows', value: mine + after, raw: raw.processor },
      { name: 'p99', value: p99, raw: raw.p99 },
    ],
  }
}

const rawCount = 12_000
const rowLength = 700

/** What durable rows take without a site, many in one commit as the log commits them. */
interface Raw {
  /** Milliseconds for a row. */
  processor: number
  perSecond: number
  /** Milliseconds of all commits but the slowest hundredth. */
  p99: number
}

async function rawInserts(file: string): Promise<Raw> {
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.exec('create table events (position integer primary key, stream text, data text)')
  const insert = database.prepare('insert into events (stream, data) values (?, ?)')
  const data = 'x'.repeat(rowLength)
  const group = database.transaction((at: number) => {
    for (let row = 0; row < writers; row += 1) {
      insert.run(`vote-${at + row}`, data)
    }
  })
  const waits: number[] = []
  const spent = await processorSeconds(() => {
    for (let at = 0; at < rawCount; at += writers) {
      const start = performance.now()
      group(at)
      waits.push(performance.now() - start)
    }
  })
  database.close()
  const time = waits.reduce((sum, wait) => sum + wait, 0) / 1000
  return { processor: (spent * 1000) / rawCount, perSecond: rawCount / time, p99: percentile(waits, 0.99) }
}
