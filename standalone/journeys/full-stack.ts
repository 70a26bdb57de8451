import { findEventStore, findKafka, freshTopics, startFakeEventStore } from '@deals/event-log/testing'
import { findMongo, findRedis, freshDatabase, reportAdapterRun } from '@deals/storage/testing'
import { operate } from './kept.ts'
import { ownRedis, startSiteApart, type SiteApart } from './site-apart.ts'
import { newDataDir, type Settings } from './site.ts'

/** What a site stands on: its settings, and how what it left there goes away. */
interface Part {
  readonly name: string
  readonly settings: Settings
  readonly drop: () => Promise<void>
}

/** A site from nothing, every process apart, on all the servers that are at hand; the rest lies in shared files. */
export function fullStack() {
  const parts: Part[] = []
  const servers = () => Object.assign({}, ...parts.map(({ settings }) => settings)) as Settings
  let dataDir = ''
  return {
    async open(): Promise<SiteApart> {
      dataDir = await newDataDir()
      for (const find of [eventStore, mongo, redis, kafka]) {
        parts.push(...(await find()))
      }
      reportAdapterRun({ port: 'Journeys', adapter: parts.map(({ name }) => name).join(', '), outcome: 'ran' })
      const site = await startSiteApart(dataDir, { ...servers(), DEMO: '0' })
      return {
        ...site,
        stop: () => inTurn(() => site.stop(), dropAll),
        kill: () => inTurn(() => site.kill(), dropAll),
      }
    },
    /** Runs the operator's tool over the same servers. */
    operate: (...args: string[]): ReturnType<typeof operate> => operate({ dataDir, servers: servers() }, ...args),
  }

  async function dropAll(): Promise<void> {
    await Promise.all(parts.splice(0).map(({ drop }) => drop()))
  }
}

/** The second also where the first fails. */
async function inTurn<T>(first: () => Promise<T>, second: () => Promise<unknown>): Promise<T> {
  try {
    return await first()
  } finally {
    await second()
  }
}

/** A log belongs to one site, so a server that holds the events of others is of no use here. */
async function eventStore(): Promise<Part[]> {
  const found = findEventStore()
  const isOwn = 'start' in found && !process.env['EVENTSTORE_URL']
  const server = await (isOwn ? found.start() : startFakeEventStore())
  const name = isOwn ? 'EventStoreDB' : 'EventStoreDB (stand-in)'
  return [{ name, settings: { EVENTSTORE_URL: server.url }, drop: () => server.stop() }]
}

async function mongo(): Promise<Part[]> {
  const found = findMongo()
  if (!('start' in found)) {
    return []
  }
  const server = await found.start()
  const { database, drop } = freshDatabase(server.url)
  const url = server.url.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${database}`)
  return [{ name: 'MongoDB', settings: { MONGO_URL: url }, drop: () => inTurn(drop, () => server.stop()) }]
}

async function redis(): Promise<Part[]> {
  const given = ownRedis()
  if ('REDIS_URL' in given) {
    return [{ name: 'Redis', settings: given, drop: async () => undefined }]
  }
  const found = findRedis()
  if (!('start' in found)) {
    return []
  }
  const server = await found.start()
  return [{ name: 'Redis', settings: { REDIS_URL: server.url }, drop: () => server.stop() }]
}

async function kafka(): Promise<Part[]> {
  const found = findKafka()
  if (!('start' in found)) {
    return []
  }
  const broker = await found.start()
  const { prefix, drop } = freshTopics(broker.brokers)
  const settings = { KAFKA_BROKERS: broker.brokers.join(','), KAFKA_TOPIC_PREFIX: prefix, KAFKA_PARTITIONS: '2' }
  return [{ name: 'Kafka', settings, drop: () => inTurn(drop, () => broker.stop()) }]
}
