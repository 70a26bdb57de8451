import { join } from 'node:path'
import { openSqliteKeyedStore } from '@deals/accounts'
import { filesIn } from '@deals/process/base'
import { beforeFirst } from '@deals/events'
import { copyLog, openEventLog, openSqliteLog, type EventLog } from '@deals/event-log'
import { aCodec } from './a-codec.ts'
import { bareAppends, bareSubscription } from './eventstore/bare-client.ts'
import { costOf, figuresOf, type Cost } from './eventstore/cost.ts'
import { demonstration } from './eventstore/demo.ts'
import { equalsFigure } from './eventstore/equals.ts'
import { withServer, withStandIn, type Server } from './eventstore/event-store.ts'
import { keysApart, rebuild } from './eventstore/rebuild.ts'
import { siteVoteFigures } from './eventstore/site-votes.ts'
import { votes } from './eventstore/votes.ts'
import type { Bench, Figure } from './measure.ts'
import { siteHistory } from './site-history.ts'
import { inTempDirectory } from './temp-directory.ts'
import { writeLog } from './write-log.ts'

const usualSize = 30_000
const votesGiven = 6_000
const bareWriters = { votes: 24, copy: 256 }

/** What a site does over EventStoreDB, beside the client alone or SQLite in the same run. */
export const eventstore: Bench = {
  name: 'eventstore',
  about: `a copy of ${usualSize.toLocaleString('en')} events (or as many as are asked for) into EventStoreDB, reading and folding them, votes, demonstration data`,
  usual: usualSize,
  run: (size = usualSize) => withServer((server) => inTempDirectory((directory) => measure(server, directory, size))),
}

async function measure({ url, name }: Server, directory: string, size: number): Promise<Figure[]> {
  let unanswered = 0
  const onUnanswered = () => (unanswered += 1)
  const log = await openEventLog({ eventStoreUrl: url, file: '', writer: 'inline', onUnanswered })
  try {
    if ((await log.head()) > beforeFirst) {
      return [{ what: 'nothing', value: 'EVENTSTORE_URL names a log that holds events; an empty one can be measured' }]
    }
    const copied = await copy(log, await writeHistory(directory, size), size)
    const beside = [...(await readFigures(log, url, size)), ...(await rebuildFigures(directory, url, size))]
    // Its events come behind the copy when all of it was read: whoever reads passes them over, which takes time too.
    const bare = await bareAppends(url, { count: Math.ceil(size / 3), writers: bareWriters.copy })
    return [
      { what: 'server', value: name },
      ...figuresOf('copy-log', copied, { name: 'the bare client, 256 appends under way', cost: bare }),
      ...beside,
      ...(await voteFigures(log, directory, url)),
      { what: 'appends given again', value: `${unanswered} of ${(size + votesGiven).toLocaleString('en')}` },
      await equalsFigure(url),
      ...(await withStandIn(siteVoteFigures)),
      await demoFigure(directory),
    ]
  } finally {
    await log.close()
  }
}

/** Answers the file of a log with so many events of a busy site. */
async function writeHistory(directory: string, size: number): Promise<string> {
  const { log, accounts } = filesIn(directory)
  const keyed = openSqliteKeyedStore({ file: accounts })
  await writeLog(log, siteHistory(size), aCodec(keyed))
  await keyed.close()
  return log
}

async function copy(to: EventLog, files: string, size: number): Promise<Cost> {
  const from = await openSqliteLog({ file: files, writer: 'inline' })
  const signal = new AbortController().signal
  try {
    return await costOf(size, async () => {
      await copyLog({ from, to, clock: Date, signal })
    })
  } finally {
    await from.close()
  }
}

async function readFigures(log: EventLog, url: string, size: number): Promise<Figure[]> {
  const ours = await follow(log, size)
  return figuresOf('subscription', ours, { name: 'the bare client', cost: await bareSubscription(url, size) })
}

function follow(log: EventLog, size: number): Promise<Cost> {
  return costOf(size, async () => {
    const stop = new AbortController()
    let count = 0
    for await (const { events } of log.subscribe({ after: beforeFirst, signal: stop.signal })) {
      count += events.length
      if (count >= size) {
        stop.abort()
      }
    }
  })
}

async function rebuildFigures(directory: string, url: string, size: number): Promise<Figure[]> {
  const apart = join(directory, 'apart')
  keysApart(directory, apart)
  const ours = await rebuild(apart, size, url)
  return figuresOf('first build', ours, { name: 'the same from SQLite', cost: await rebuild(directory, size) })
}

async function voteFigures(log: EventLog, directory: string, url: string): Promise<Figure[]> {
  const ours = await votes(log, directory, votesGiven)
  const cost = await bareAppends(url, { count: votesGiven, writers: bareWriters.votes })
  const file = join(directory, 'votes.db')
  const sqlite = await openSqliteLog({ file, writer: 'thread' })
  const onFiles = await votes(sqlite, directory, votesGiven)
  await sqlite.close()
  return [
    ...figuresOf('votes of 24 members', ours, { name: 'one append each by the bare client', cost }),
    ...figuresOf('votes of 24 members, beside SQLite', ours, { name: 'the same on SQLite', cost: onFiles }),
  ]
}

/** Both in processes of their own, over an empty log each. */
async function demoFigure(directory: string): Promise<Figure> {
  const time = await withStandIn(({ url }) => demonstration(join(directory, 'demo-on-server'), { EVENTSTORE_URL: url }))
  const onFiles = await demonstration(join(directory, 'demo-on-files'))
  const value = `${time.toFixed(1)} s over a stand-in`
  return { what: 'demonstration data', value, ratio: onFiles / time, against: `SQLite, ${onFiles.toFixed(1)} s` }
}
