import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { openSqliteKeyedStore } from '@deals/accounts'
import { openMemoryLog, openSqliteLog, type EventLog } from '@deals/event-log'
import { openSqliteProjectionStore, projections, startProjector, type ProjectionStore } from '@deals/projector/app'
import { aCodec } from './a-codec.ts'
import { writeCarried } from './carried-log.ts'
import { endChild, saysNext, startChild } from './child-program.ts'
import { perSecond, processorSeconds, seconds, type Bench, type Figure } from './measure.ts'
import { processorOf } from './processor.ts'
import { rawRead } from './raw-read.ts'
import { silent } from './silent.ts'
import { siteHistory } from './site-history.ts'
import { inTempDirectory } from './temp-directory.ts'
import { untilFolded } from './until-folded.ts'
import { writeLog } from './write-log.ts'

const usualSize = 200_000
const count = 8
const processCounts = [1, 2, 4, 8]

/** The same log folded into one file of read models by more and more processes: the work they do together shows what more cores would bring. */
export const scale: Bench = {
  name: 'scale',
  about: `${usualSize.toLocaleString('en')} events (or as many as are asked for) folded as one partition and as ${count}, ${availableParallelism()} cores`,
  usual: usualSize,
  run: (size = usualSize) => inTempDirectory((directory) => measure(directory, size)),
}

interface Files {
  log: string
  accounts: string
  directory: string
}

async function measure(directory: string, size: number): Promise<Figure[]> {
  const files = { log: join(directory, 'events.db'), accounts: join(directory, 'accounts.db'), directory }
  const keyed = openSqliteKeyedStore({ file: files.accounts })
  await writeLog(files.log, siteHistory(size), aCodec(keyed))
  await keyed.close()
  await withLog(files.log, async (log) => {
    await writeCarried(carriedIn(directory, 1), log, 1)
    await writeCarried(carriedIn(directory, count), log, count)
  })
  const whole = await fold(files, 1, 1)
  const many: Folded[] = []
  for (const processes of processCounts) {
    many.push(await fold(files, count, processes))
  }
  return figuresOf({ size, whole, many, reading: await processorSeconds(() => void rawRead(files.log)) })
}

interface Measured {
  size: number
  /** One partition in one process. */
  whole: Folded
  /** Many partitions in more and more processes. */
  many: readonly Folded[]
  /** Seconds of processor for reading the log without folding it. */
  reading: number
}

export function figuresOf({ size, whole, many, reading }: Measured): Figure[] {
  const [alone = whole] = many
  const value = (folded: Folded) =>
    `${sum(folded.processor).toFixed(1)} s of processor together, ${folded.time.toFixed(1)} s, ${perSecond(size, folded.time)}`
  const rows = many.map((folded, at): Figure => {
    const times = sum(folded.processor) / sum(alone.processor)
    return {
      what: `${count} partitions, processes: ${processCounts[at] ?? 0}`,
      value: value(folded),
      ratio: 1 / times,
      against: `one process, ${sum(alone.processor).toFixed(1)} s of processor`,
      parts: [{ name: 'times', value: times }],
    }
  })
  const largest = unevenness(many.at(-1)?.processor ?? [])
  return [
    {
      what: 'one partition, one process',
      value: value(whole),
      ratio: reading / sum(whole.processor),
      against: `raw reading and JSON.parse of the log, ${reading.toFixed(1)} s of processor`,
    },
    ...rows,
    {
      what: `largest of ${count} processes`,
      value: `${largest.toFixed(2)} of the mean`,
      ratio: 1 / largest,
      against: 'the mean',
      parts: [{ name: 'times', value: largest }],
    },
    digestsFigure(many.every(({ digests }) => JSON.stringify(digests) === JSON.stringify(whole.digests))),
  ]
}

const digestsFigure = (isEqual: boolean): Figure => ({
  what: 'digests of all views',
  value: isEqual ? 'equal' : 'NOT EQUAL',
  ...(!isEqual && {
    failure: 'The digests of the views differ with the number of processes: what they fold is not the same.',
  }),
})

const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0)
const unevenness = (parts: readonly number[]): number => Math.max(...parts) / (sum(parts) / parts.length)

export interface Folded {
  time: number
  /** Seconds of processor that each process took for it. */
  processor: number[]
  digests: string[]
}

async function fold({ log, accounts, directory }: Files, parts: number, processes: number): Promise<Folded> {
  const file = join(directory, `read-${parts}-${processes}.db`)
  const store = openSqliteProjectionStore({ file })
  await makeVersions(store, log)
  const mine = Array.from({ length: processes }, (_, at) =>
    Array.from({ length: parts }, (_part, index) => String(index)).filter((_part, index) => index % processes === at),
  )
  const children = mine.map((indexes) =>
    startChild('fold-partitions.main.ts', [
      log,
      accounts,
      file,
      carriedIn(directory, parts),
      String(parts),
      ...indexes,
    ]),
  )
  try {
    await Promise.all(children.map(saysNext))
    const head = await withLog(log, (opened) => opened.head())
    const before = children.map(({ pid = 0 }) => processorOf(pid))
    const time = await seconds(async () => {
      children.forEach((child) => child.stdin?.write('go'))
      await untilFolded(store, head)
    })
    const processor = children.map(({ pid = 0 }, at) => processorOf(pid) - (before[at] ?? 0))
    const versions = await store.versions()
    return { time, processor, digests: versions.map(({ projection, digest }) => `${projection} ${digest}`) }
  } finally {
    await Promise.all(children.map(endChild))
    await store.close()
  }
}

/** Empty versions with their indexes, as a site has them that is live: they belong to this log, of which nothing is folded yet. */
async function makeVersions(store: ProjectionStore, file: string): Promise<void> {
  await withLog(file, async (log) => {
    const empty = { ...openMemoryLog(), identity: () => log.identity() }
    const projector = await startProjector({ log: empty, codec: aCodec(), store, logger: silent, projections })
    await projector.stop()
  })
}

async function withLog<T>(file: string, work: (log: EventLog) => Promise<T>): Promise<T> {
  const log = await openSqliteLog({ file, writer: 'inline', readOnly: true })
  try {
    return await work(log)
  } finally {
    await log.close()
  }
}

const carriedIn = (directory: string, parts: number): string => join(directory, `carried-${parts}.db`)
