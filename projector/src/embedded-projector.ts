import { availableParallelism } from 'node:os'
import { topicsOfLog } from '@deals/process/base'
import type { KafkaSettings } from '@deals/event-log/kafka'
import { foldOnThread } from './fold-on-thread.ts'
import type { Logger } from './platform/run-options.ts'
import type { Projection } from './platform/projection.ts'
import { projections as allProjections } from './projections.ts'
import { startPartitionedProjector } from './start-partitioned-projector.ts'
import { startProjector, type Projector } from './start-projector.ts'
import { openEmbedded, type EmbeddedOptions } from './context.ts'
import { ownershipOf } from './ownership.ts'

export interface EmbeddedProjectorOptions extends EmbeddedOptions {
  logger: Logger
  /** Where Kafka carries the events, projectors share the partitions. */
  kafka?: KafkaSettings | undefined
  projections?: readonly Projection[]
  share?: number
  /** Told in lines for the console what takes long; otherwise it goes to the log. */
  say?: (line: string) => void
}

/**
 * The projector of a data directory, with its stores. There is one at a time, and a second one waits for its turn; but
 * where Kafka divides the work there may be many.
 */
export async function startEmbeddedProjector(options: EmbeddedProjectorOptions): Promise<Projector> {
  return options.kafka === undefined ? startAlone(options) : startAmongOthers(options, options.kafka)
}

async function startAlone(given: EmbeddedProjectorOptions): Promise<Projector> {
  const options = sayingWaits(given)
  const { logger, projections = allProjections, share, say } = options
  const embedded = await openEmbedded(options)
  const onWait = (holder: string) =>
    logger.warn({}, `waiting for the read models, which another projector folds: ${holder}`)
  const turn = await ownershipOf(options, embedded.keyed).wait({ signal: new AbortController().signal, onWait })
  const close = async () => {
    await turn?.release()
    await embedded.close()
  }
  const store = turn?.guarded(embedded.store) ?? embedded.store
  const foldBeside = besideOf(options)
  const work = { ...embedded, store, logger, projections, foldBeside, ...(say && { say }) }
  const started = startProjector({ ...work, ...(share !== undefined && { share }) })
  return closingAfter(started, close)
}

/** Another thread opens the same files. What a server holds is guarded by a lease, which that thread does not have. */
function besideOf({ mongoUrl, projections = allProjections, ...stores }: EmbeddedProjectorOptions) {
  const isKnown = projections.every((projection) => allProjections.includes(projection))
  return mongoUrl === undefined && isKnown && availableParallelism() > 1 ? foldOnThread(stores) : undefined
}

const sayingWaits = (options: EmbeddedProjectorOptions): EmbeddedProjectorOptions => ({
  onWait: (sentence) => options.logger.warn({}, sentence),
  ...options,
})

async function startAmongOthers(given: EmbeddedProjectorOptions, settings: KafkaSettings): Promise<Projector> {
  const options = sayingWaits(given)
  const { logger, projections = allProjections, share, say } = options
  // The client of Kafka is loaded by those alone that use it.
  const { kafkaCarrier } = await import('./kafka/kafka-carrier.ts')
  const embedded = await openEmbedded(options)
  const { keyed, log } = embedded
  const topics = await topicsOfLog(keyed, { settings, log: await log.identity() })
  const started = startPartitionedProjector({
    ...embedded,
    logger,
    projections,
    ...(share !== undefined && { share }),
    ...(say && { say }),
    carrier: kafkaCarrier({ settings: topics, logger }),
    lead: () => ownershipOf(options, embedded.keyed).take(),
  })
  return closingAfter(started, () => embedded.close())
}

/** A projector with stores of its own closes them at its end, and when it cannot start. */
async function closingAfter(starting: Promise<Projector>, close: () => Promise<void>): Promise<Projector> {
  try {
    const projector = await starting
    return {
      ...projector,
      async stop() {
        await projector.stop()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
