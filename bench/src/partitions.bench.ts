import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { openSqliteKeyedStore } from '@deals/accounts'
import { openMemoryLog, openSqliteLog } from '@deals/event-log'
import type { Position } from '@deals/events'
import { openSqliteProjectionStore, projections, startProjector, type ProjectionStore } from '@deals/projector/app'
import { aCodec } from './a-codec.ts'
import { perSecond, seconds, type Bench, type Figure } from './measure.ts'
import { silent } from './silent.ts'
import { siteHistory } from './site-history.ts'
import { inTempDirectory } from './temp-directory.ts'
import { untilFolded } from './until-folded.ts'
import { writeLog } from './write-log.ts'

const size = 200_000
const count = 8

/** The same log folded into one file of read models as one partition and as eight, by as many processes as there are cores. */
export const partitions: Bench = {
  name: 'partitions',
  about: `${size.toLocaleString('en')} events folded as one partition and as ${count}, ${availableParallelism()} cores`,
  run: () => inTempDirectory(measure),
}

interface Files {
  log: string
  accounts: string
  directory: string
}

async function measure(directory: string): Promise<Figure[]> {
  const files = { log: join(directory, 'events.db'), accounts: join(directory, 'accounts.db'), directory }
  const keyed = openSqliteKeyedStore({ file: files.accounts })
  await writeLog(files.log, siteHistory(size), aCodec(keyed))
  await keyed.close()
  const one = await fold(files, 1, 1)
  const single = await fold(files, count, 1)
  const many = await fold(files, count, Math.min(count, availableParallelism()))
  const isEqual = [single, many].every(({ digests }) => JSON.stringify(digests) === JSON.stringify(one.digests))
  const value = ({ time }: Folded) => `${time.toFixed(1)} s, ${perSecond(size, time)}`
  const against = `one partition, ${one.time.toFixed(1)} s`
  return [
    { what: 'one partition, one process', value: value(one) },
    { what: `${count} partitions, one process`, value: value(single), ratio: one.time / single.time, against },
    {
      what: `${count} partitions, ${many.processes} processes`,
      value: value(many),
      ratio: one.time / many.time,
      against,
    },
    { what: 'digests of all views', value: isEqual ? 'equal' : 'NOT EQUAL' },
  ]
}

interface Folded {
  time: number
  processes: number
  digests: string[]
}

async function fold({ log, accounts, directory }: Files, parts: number, processes: number): Promise<Folded> {
  const file = join(directory, `read-${parts}-${processes}.db`)
  const store = openSqliteProjectionStore({ file })
  await makeVersions(store)
  const mine = Array.from({ length: processes }, (_, at) =>
    Array.from({ length: parts }, (_part, index) => String(index)).filter((_part, index) => index % processes === at),
  )
  const children = mine.map((indexes) => start([log, accounts, file, String(parts), ...indexes]))
  try {
    await Promise.all(children.map(isReady))
    const head = await headOf(log)
    const time = await seconds(async () => {
      children.forEach((child) => child.stdin?.write('go'))
      await untilFolded(store, head)
    })
    const versions = await store.versions()
    return { time, processes, digests: versions.map(({ projection, digest }) => `${projection} ${digest}`) }
  } finally {
    await Promise.all(children.map(ended))
    await store.close()
  }
}

/** Empty versions with their indexes, as a site has them that is live. */
async function makeVersions(store: ProjectionStore): Promise<void> {
  const projector = await startProjector({ log: openMemoryLog(), codec: aCodec(), store, logger: silent, projections })
  await projector.stop()
}

function start(args: readonly string[]): ChildProcess {
  const program = join(import.meta.dirname, 'fold-partitions.main.ts')
  return spawn(process.execPath, [...process.execArgv, program, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
}

const isReady = async ({ stdout }: ChildProcess): Promise<void> => void (stdout && (await once(stdout, 'data')))

async function ended(child: ChildProcess): Promise<void> {
  child.stdin?.end()
  await once(child, 'exit')
}

async function headOf(file: string): Promise<Position> {
  const log = await openSqliteLog({ file, writer: 'inline', readOnly: true })
  const head = await log.head()
  await log.close()
  return head
}
