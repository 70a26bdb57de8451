import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { EventStoreDBClient, START, type AllStreamResolvedEvent } from '@eventstore/db-client'
import { beforeFirst, openEventLog, type EventLog } from '@deals/events/log'
import { median, perSecond, processorSeconds, seconds, type Bench, type Figure } from './measure.ts'
import { withProgram } from './running-site.ts'

const usualSize = 200_000
const rounds = 3

const server = fileURLToPath(new URL('../../events/src/testing/fake-event-store/serve-events.ts', import.meta.url))
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** A subscription to the log in EventStoreDB from its beginning, against the client alone, both to the same server. */
export const eventstore: Bench = {
  name: 'eventstore',
  about:
    'a subscription of 200,000 events (or as many as are asked for) from a stand-in that speaks the protocol of EventStoreDB',
  run: (size = usualSize) =>
    withProgram(['--import', loader, '--conditions=source', server, String(size)], {}, (origin) =>
      measure(origin, size),
    ),
}

async function measure(origin: string, size: number): Promise<Figure[]> {
  const url = `${origin.replace(/^http:/, 'esdb:')}?tls=false`
  const log = await openEventLog({ eventStoreUrl: url, file: '', writer: 'inline' })
  const client = EventStoreDBClient.connectionString(url)
  const [ours, bare]: [Cost[], Cost[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await costOf(() => followBare(client, size)))
    ours.push(await costOf(() => follow(log, size)))
  }
  await client.dispose()
  await log.close()
  const [time, bareTime] = [ours, bare].map((costs) => median(costs.map((cost) => cost.time)))
  const [processor, bareProcessor] = [ours, bare].map((costs) => median(costs.map((cost) => cost.processor)))
  return [
    figure('elapsed', { size, cost: time, bare: bareTime }),
    figure('of processor', { size, cost: processor, bare: bareProcessor }),
  ]
}

interface Cost {
  /** Seconds that passed. */
  time: number
  /** Seconds of processor, which other work on the machine changes less. */
  processor: number
}

async function costOf(work: () => Promise<void>): Promise<Cost> {
  let time = 0
  const processor = await processorSeconds(async () => {
    time = await seconds(work)
  })
  return { time, processor }
}

function figure(what: string, { size, cost = 0, bare = 0 }: { size: number; cost?: number; bare?: number }): Figure {
  return {
    what: `subscription, seconds ${what}`,
    value: `${cost.toFixed(1)} s, ${perSecond(size, cost)}`,
    ratio: bare / cost,
    against: `the bare client, ${bare.toFixed(1)} s, ${perSecond(size, bare)}`,
  }
}

async function follow(log: EventLog, size: number): Promise<void> {
  const stop = new AbortController()
  let count = 0
  for await (const { events } of log.subscribe({ after: beforeFirst, signal: stop.signal })) {
    count += events.length
    if (count >= size) {
      stop.abort()
    }
  }
}

/** The fastest way that the client has: it tells of each event as it comes. */
async function followBare(client: EventStoreDBClient, size: number): Promise<void> {
  const subscription = client.subscribeToAll({ fromPosition: START })
  let count = 0
  await new Promise<void>((resolve, reject) => {
    const take = ({ event }: AllStreamResolvedEvent) => {
      count += event?.type.startsWith('$') === false ? 1 : 0
      if (count === size) {
        resolve()
      }
    }
    subscription.on('data', take).on('error', reject)
  })
  await subscription.unsubscribe()
  subscription.destroy()
}
