import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Consumer, EachBatchPayload, Kafka } from 'kafkajs'
import { errorMessage } from '@deals/storage'
import type { CarriedRecord } from './chain.ts'
import { untilReady, type ReadyParts } from './connect.ts'
import { parseRecord } from './parse-record.ts'
import { topicOf, viewOf } from './topics.ts'
import type { View } from './views.ts'

/** A part of what one partition carries, in its order. */
export interface Piece {
  view: View
  partition: number
  records: readonly CarriedRecord[]
  /** Says that this member of the group is alive; call it between long steps. Throws when the partition was taken away. */
  beat(): Promise<void>
}

export interface Consuming extends ReadyParts {
  kafka: Kafka
  /** Whoever names the same group shares the partitions. */
  group: string
  views: readonly View[]
  /** What it was given is done when it resolves; a piece may come again. */
  onPiece: (piece: Piece) => Promise<void>
  /** After this time (ms) without a sign a member counts as gone; a long one bears long steps. */
  sessionTimeout?: number
  /** Told when the partitions are read, and when they are not. */
  onStanding?: (isReading: boolean) => void
}

const longSession = 45_000
const rebalanceTimeout = 60_000
const heartbeatInterval = 3_000
/** So many partitions are worked on at once. */
const atOnce = 8
const mostInPiece = 500
const tryAgainAfter = 1_000
const silentFor = 90_000
const leaveWithin = 5_000
/** A member that ends is followed by one that passes by what came since; a commit after each piece would wait for the broker each time. */
const commitEvery = 1_000

/**
 * Reads partitions as a member of a group until the signal. Offsets are only a hint where to go on: whoever keeps
 * exact positions passes by what comes again. A consumer that fails or falls silent is replaced by a new one.
 */
export async function consumePartitions(consuming: Consuming): Promise<void> {
  const { signal, logger, onStanding = () => {} } = consuming
  while (!signal.aborted) {
    try {
      await untilReady(consuming.kafka, consuming)
      await untilEnded(consuming, onStanding)
    } finally {
      onStanding(false)
    }
    if (!signal.aborted) {
      logger.warn({ group: consuming.group }, 'reading from Kafka begins anew')
      await delay(tryAgainAfter, undefined, { signal }).catch(() => undefined)
    }
  }
}

/** Resolves when the signal came, or when this consumer is of no use any longer. */
async function untilEnded(consuming: Consuming, onStanding: (isReading: boolean) => void): Promise<void> {
  const { kafka, group, signal, logger, settings, views, sessionTimeout = longSession } = consuming
  const consumer = kafka.consumer({
    groupId: `${settings.prefix}.${group}`,
    sessionTimeout,
    rebalanceTimeout,
    heartbeatInterval,
    maxWaitTimeInMs: 500,
    allowAutoTopicCreation: false,
    // It is replaced as a whole, so that nothing of a failed one lives on.
    retry: { retries: 5, restartOnFailure: async () => false },
  })
  const over = overOf(consumer, onStanding)
  const isDue = everySo(commitEvery)
  try {
    await consumer.connect()
    await consumer.subscribe({ topics: views.map((view) => topicOf(settings, view)), fromBeginning: true })
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: atOnce,
      eachBatch: (payload) => eachBatch(consuming, payload, isDue),
    })
    const reason = await Promise.race([over.ended, aborted(signal)])
    if (reason !== null) {
      logger.warn({ group }, `a consumer of Kafka ended: ${reason}`)
    }
  } catch (error) {
    logger.warn({ group, err: error }, `Kafka cannot be read: ${errorMessage(error)}`)
  } finally {
    over.leave()
    await Promise.race([consumer.disconnect().catch(() => undefined), delay(leaveWithin, undefined, { ref: false })])
  }
}

async function aborted(signal: AbortSignal): Promise<null> {
  if (!signal.aborted) {
    await once(signal, 'abort')
  }
  return null
}

/** When a consumer is over: it says that it crashed, or it says nothing any more. */
function overOf(consumer: Consumer, onStanding: (isReading: boolean) => void) {
  const { CRASH, HEARTBEAT, FETCH, GROUP_JOIN } = consumer.events
  let [lastSign, end] = [performance.now(), (_reason: string) => {}]
  const ended = new Promise<string>((resolve) => (end = resolve))
  const sign = () => void (lastSign = performance.now())
  const watch = setInterval(() => {
    if (performance.now() - lastSign > silentFor) {
      end('it fell silent')
    }
  }, silentFor / 10)
  watch.unref()
  const leaving = [
    consumer.on(CRASH, ({ payload: { error } }) => end(error.message)),
    consumer.on(HEARTBEAT, sign),
    consumer.on(FETCH, sign),
    consumer.on(GROUP_JOIN, () => {
      sign()
      onStanding(true)
    }),
  ]
  return {
    ended,
    leave() {
      clearInterval(watch)
      leaving.forEach((leave) => leave())
    },
  }
}

/** True once in so many milliseconds. */
function everySo(ms: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const isDue = performance.now() - last >= ms
    last = isDue ? performance.now() : last
    return isDue
  }
}

async function eachBatch(
  { settings, onPiece }: Consuming,
  payload: EachBatchPayload,
  isCommitDue: () => boolean,
): Promise<void> {
  const { topic, partition, messages } = payload.batch
  const view = viewOf(settings, topic)
  const isOurs = () => payload.isRunning() && !payload.isStale()
  for (let at = 0; at < messages.length && view !== undefined && isOurs(); at += mostInPiece) {
    const part = messages.slice(at, at + mostInPiece)
    const records = part.map(parseRecord).filter((record) => record !== null)
    await onPiece({ view, partition, records, beat: () => payload.heartbeat() })
    payload.resolveOffset(part.at(-1)?.offset ?? payload.batch.lastOffset())
    await payload.heartbeat()
  }
  if (isCommitDue()) {
    // Of all partitions that this member reads.
    await payload.commitOffsetsIfNecessary(payload.uncommittedOffsets())
  }
}
