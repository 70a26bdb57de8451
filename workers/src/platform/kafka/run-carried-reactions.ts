import { setTimeout as delay } from 'node:timers/promises'
import { beforeFirst, laterOf, type Position } from '@deals/events'
import { views } from '@deals/event-log'
import { settleReactions } from '@deals/process/base'
import { consumePartitions, createKafka, type KafkaSettings, type KafkaParts } from '@deals/event-log/kafka'
import type { RunningReactions, RunReactionsOptions } from '../run-reactions.ts'
import { partitionReactions, type PartitionReactions } from './partition-reactions.ts'

export interface CarriedReactionsOptions extends RunReactionsOptions {
  settings: KafkaSettings
  group?: string
  socketFactory?: KafkaParts['socketFactory']
}

const lookEvery = 1_000
const askEvery = 100
const pauseAfterError = 1_000

/** Turns events into jobs as a member of a group: each partition is one worker's at a time. */
export function runCarriedReactions(options: CarriedReactionsOptions): RunningReactions {
  const { signal, queue, logger } = options
  let [position, working]: [Position, PartitionReactions | null] = [beforeFirst, null]
  let isReading = false
  const look = async () => {
    position = laterOf(position, (await working?.lowest()) ?? beforeFirst)
    return position
  }
  const run = async () => {
    working = await withMark(options)
    const looking = lookAgain(look, options)
    await consume(options, { working, onStanding: (standing) => (isReading = standing) })
    await looking
  }
  const ended = run()
  // Whoever awaits the end hears of an error; nobody has to.
  ended.catch((error: unknown) => logger.error({ err: error }, 'reactions to events have ended'))
  return {
    position: () => position,
    async reached(wanted) {
      while (!signal.aborted && (await look().catch(() => beforeFirst)) < wanted) {
        await delay(askEvery, undefined, { signal }).catch(() => undefined)
      }
    },
    waitsFor: () => (isReading ? [] : ['kafka']),
    askForMark: async () => working?.setMark(await queue.mark()),
    ended,
  }
}

async function withMark(options: CarriedReactionsOptions): Promise<PartitionReactions> {
  const { queue, signal, logger, settings } = options
  for (;;) {
    try {
      const identity = await options.log.identity()
      await settleReactions(options.checkpoints, identity)
      return partitionReactions({ ...options, identity, partitions: settings.partitions }, await queue.mark())
    } catch (error) {
      signal.throwIfAborted()
      logger.warn({ err: error }, 'reactions to events wait for the queue')
      await delay(pauseAfterError, undefined, { signal }).catch(() => undefined)
    }
  }
}

async function consume(
  options: CarriedReactionsOptions,
  { working, onStanding }: { working: PartitionReactions; onStanding: (isReading: boolean) => void },
): Promise<void> {
  const { settings, signal, logger, socketFactory, group = 'workers' } = options
  const parts = { settings, logger, clientId: 'workers', ...(socketFactory && { socketFactory }) }
  await consumePartitions({
    settings,
    signal,
    logger,
    views,
    group,
    onStanding,
    kafka: createKafka(parts),
    onPiece: (piece) => working.receive(piece),
  })
}

async function lookAgain(look: () => Promise<Position>, options: CarriedReactionsOptions): Promise<void> {
  const { signal, logger } = options
  while (!signal.aborted) {
    await look().catch((error: unknown) => logger.warn({ err: error }, 'the standing of reactions cannot be read'))
    await delay(lookEvery, undefined, { signal }).catch(() => undefined)
  }
}
