import { setTimeout as delay } from 'node:timers/promises'
import { Kafka, logLevel, type ISocketFactory, type LogEntry } from 'kafkajs'
import { StoreProblem, errorMessage } from '@deals/storage'
import type { KafkaSettings } from './kafka-settings.ts'
import { ensureTopics } from './topics.ts'

/** The part of a logger that is used here; pino fits. */
export interface KafkaLogger {
  info(about: object, message: string): void
  warn(about: object, message: string): void
}

export interface KafkaParts {
  settings: KafkaSettings
  /** Names the process in the words of the broker. */
  clientId: string
  logger: KafkaLogger
  /** How brokers are reached, where not by plain sockets. */
  socketFactory?: ISocketFactory
}

const connectWithin = 3_000
const answerWithin = 30_000

/** A client of the brokers; nothing is connected yet. */
export function createKafka({ settings, clientId, logger, socketFactory }: KafkaParts): Kafka {
  return new Kafka({
    clientId: `${settings.prefix}-${clientId}`,
    brokers: [...settings.brokers],
    connectionTimeout: connectWithin,
    requestTimeout: answerWithin,
    retry: { initialRetryTime: 200, maxRetryTime: 1_500, retries: 3 },
    logLevel: logLevel.WARN,
    logCreator: () => sayingOnce(logger),
    ...(socketFactory && { socketFactory }),
  })
}

const sameAgainAfter = 5_000

/**
 * No news: a producer that gives up is replaced, and what is sent twice is passed by; topics that cannot be made are an
 * error of ours, and those that another process was faster to make are none.
 */
const neverSaid = ['Limiting retries for the idempotent producer', 'Response CreateTopics']

/** The client says the same for each of its tries; once in a while is enough. */
function sayingOnce(logger: KafkaLogger): (entry: LogEntry) => void {
  const said = new Map<string, number>()
  return ({ log: { message, error } }) => {
    const now = performance.now()
    const sentence = typeof error === 'string' ? `${message}: ${error}` : message
    const isOld = now - (said.get(sentence) ?? Number.NEGATIVE_INFINITY) < sameAgainAfter
    if (!isOld && neverSaid.every((words) => !sentence.startsWith(words))) {
      said.set(sentence, now)
      logger.warn({ client: 'kafka' }, sentence)
    }
  }
}

const tryAgainAfter = 2_000

/** Waits until the brokers answer and the topics are there. Throws StoreProblem when the topics cannot be used. */
export async function untilReady(kafka: Kafka, { settings, logger, signal }: ReadyParts): Promise<void> {
  while (!signal.aborted) {
    const admin = kafka.admin({ retry: { retries: 0 } })
    try {
      await admin.connect()
      await ensureTopics(admin, settings)
      return
    } catch (error) {
      if (error instanceof StoreProblem) {
        throw error
      }
      const brokers = settings.brokers.join(', ')
      logger.warn({ brokers }, `waiting for Kafka at ${brokers}: ${errorMessage(error)}`)
      await delay(tryAgainAfter, undefined, { signal }).catch(() => undefined)
    } finally {
      await admin.disconnect().catch(() => undefined)
    }
  }
}

export interface ReadyParts {
  settings: KafkaSettings
  logger: KafkaLogger
  signal: AbortSignal
}
