import type { KafkaSettings } from '@deals/event-log/kafka'
import {
  readKafkaSettings,
  readLogLevel,
  readMailSettings,
  readModelSettings,
  readOneOf,
  readPageThreads,
  readRateLimits,
  readServerSettings,
  readStoreSettings,
  type Environment,
  type LogLevel,
  type MailSettings,
  type ModelSettings,
  type ServerSettings,
  type StoreSettings,
} from '@deals/process'

export interface Config extends ServerSettings, StoreSettings, MailSettings, ModelSettings {
  /** Fills an empty site with demonstration data. */
  readonly demo: boolean
  readonly logLevel: LogLevel
  readonly rateLimits: 'on' | 'off'
  /** Threads that draw pages, at most. */
  readonly pageThreads: number
  /** Where Kafka carries the events to the projector and the workers; else both follow the log itself. */
  readonly kafka: KafkaSettings | undefined
  /** Page code comes from the sources, rebuilt as they change. */
  readonly dev: boolean
}

/** Servers that a later release can use; one that is given is named at the start rather than silently ignored. */
const laterServers = ['IMAGE_STORE_URL']

/** Reads the settings. Throws WrongSetting with one sentence. */
export function readConfig(environment: Environment = process.env): Config {
  const server = readServerSettings(environment, { own: 3000 })
  return {
    ...server,
    ...readStoreSettings(environment),
    ...readMailSettings(environment, server.publicUrl),
    ...readModelSettings(environment),
    demo: readOneOf(environment, 'DEMO', { allowed: ['1', '0'], otherwise: '1' }) === '1',
    logLevel: readLogLevel(environment, 'warn'),
    rateLimits: readRateLimits(environment),
    pageThreads: readPageThreads(environment),
    kafka: readKafkaSettings(environment),
    dev: environment['NODE_ENV'] === 'development',
  }
}

/** Settings that are given but that this arrangement does not use, for a line at the start. */
export function unusedSettings(environment: Environment = process.env): string[] {
  return laterServers.filter((name) => Boolean(environment[name]))
}
