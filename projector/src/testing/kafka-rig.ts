import { openMemoryKeyedStore } from '@deals/accounts'
import { beforeFirst, type Position } from '@deals/events'
import { openMemoryLog, views, type CarriedRecord, type EventLog, type View } from '@deals/event-log'
import { consumePartitions, createKafka, type KafkaSettings, type KafkaParts } from '@deals/event-log/kafka'
import { freshTopics } from '@deals/event-log/testing'
import { topicsOfLog } from '@deals/process/base'
import { bookmarksProjection } from '../bookmarks/bookmarks.projection.ts'
import { kafkaCarrier } from '../kafka/kafka-carrier.ts'
import type { Carrier } from '../platform/partitions/carrier.ts'
import { verifyByReplay } from '../platform/verify.ts'
import { runRelay, type RelayOptions } from '../relay/run-relay.ts'
import { startPartitionedProjector, type Leadership } from '../start-partitioned-projector.ts'
import type { Projector } from '../start-projector.ts'
import { sqliteStores } from './opened-stores.ts'
import { listeningLogger, openTestLog, postTitles, testCodec, voteTallies } from './small-views.ts'

/** The shortest that brokers allow: a member that was cut off is gone soon. */
const sessionTimeout = 6_000

export type SocketFactory = NonNullable<KafkaParts['socketFactory']>
const projections = [voteTallies, postTitles, bookmarksProjection]
/** Long enough that only Kafka brings what a test waits for. */
const never = 1_000_000_000

/** A log, its relay, and projectors on one store, with topics of their own. */
export async function openKafkaRig(brokers: readonly string[], { partitions = 4 } = {}) {
  const { prefix, drop } = freshTopics(brokers)
  const given: KafkaSettings = { brokers, prefix, partitions, replication: 1 }
  const [told, stores, keyed] = [openTestLog(openMemoryLog()), sqliteStores(), openMemoryKeyedStore()]
  const settings = await topicsOfLog(keyed, { settings: given, log: await told.log.identity() })
  const [stop, running, projectors] = [new AbortController(), [] as Promise<void>[], [] as Projector[]]
  const lead = oneAtATime()
  return {
    ...told,
    /** As a site is given them, before its log has named its topics. */
    given,
    settings,
    stores,
    startRelay(over: Partial<RelayOptions> = {}) {
      const logger = listeningLogger()
      const relay = runRelay({ log: told.log, keyed, settings: given, logger, signal: stop.signal, ...over })
      running.push(relay.ended)
      return { ...relay, logger }
    },
    async startProjector({
      group = 'projector',
      store = stores.store,
      standInAfter = never,
      socketFactory,
      around = (carrier) => carrier,
    }: {
      group?: string
      store?: typeof stores.store
      standInAfter?: number
      socketFactory?: SocketFactory
      around?: (carrier: Carrier) => Carrier
    } = {}) {
      const logger = listeningLogger()
      const client = { settings, logger, group, sessionTimeout, ...(socketFactory && { socketFactory }) }
      const carrier = around(kafkaCarrier(client))
      const parts = { log: told.log, codec: testCodec, store, projections, logger, carrier, lead, standInAfter }
      const projector = await startPartitionedProjector(parts)
      projectors.push(projector)
      return { ...projector, logger }
    },
    /** What is wrong with the views, compared with a fold from the first event. */
    async findDifferences() {
      const work = { log: told.log, store: stores.store, decoder: testCodec, share: 1, signal: stop.signal }
      const found = []
      for (const projection of projections) {
        const ref = { projection: projection.name, version: 1 }
        const { isEqual, isDigestRight, documents, differing } = await verifyByReplay({ ...work, projection, ref })
        found.push(...(isEqual && isDigestRight && documents > 0 ? [] : [{ ref, isDigestRight, documents, differing }]))
      }
      return found
    },
    async close() {
      stop.abort()
      await Promise.all([...running, ...projectors.map((projector) => projector.stop())])
      await stores.close()
      await drop()
    },
  }
}
export type KafkaRig = Awaited<ReturnType<typeof openKafkaRig>>

/** Leadership as the lock of a data directory grants it. */
function oneAtATime(): () => Promise<Leadership | null> {
  let isTaken = false
  return async () => {
    if (isTaken) {
      return null
    }
    isTaken = true
    return { release: () => void (isTaken = false) }
  }
}

/** Everything that each partition carries, read until all of them have carried the log up to a position. */
export async function readTopics(settings: KafkaSettings, upTo: Position): Promise<Map<string, CarriedRecord[]>> {
  const logger = listeningLogger()
  const stop = new AbortController()
  const carried = new Map<string, CarriedRecord[]>()
  const isComplete = () =>
    carried.size === views.length * settings.partitions &&
    [...carried.values()].every((records) => (records.at(-1)?.position ?? 0) >= upTo)
  await consumePartitions({
    settings,
    logger,
    views,
    signal: stop.signal,
    group: `reader-${Math.random()}`,
    kafka: createKafka({ settings, logger, clientId: 'reader' }),
    async onPiece({ view, partition, records }) {
      const key = `${view} ${partition}`
      carried.set(key, [...(carried.get(key) ?? []), ...records])
      if (isComplete()) {
        stop.abort()
      }
    },
  })
  return carried
}

export const partitionNamed = (key: string): { view: View; index: number } => {
  const [view, index] = key.split(' ')
  return { view: views.find((one) => one === view) ?? 'by-post', index: Number(index) }
}

/** How many events of the log there are for a view and a partition. */
export async function allOf(log: EventLog) {
  return (await log.readAll({ after: beforeFirst, limit: 1_000_000 })).events
}
