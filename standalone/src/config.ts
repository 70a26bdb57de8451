import type { KafkaSettings } from '@deals/event-log/kafka'
import {
  readKafkaSettings,
  readLogLevel,
  readMailSettings,
  readModelSettings,
  readOneOf,
  readOrigin,
  readPort,
  readStoreSettings,
  readTrustedProxies,
  type Environment,
  type LogLevel,
  type MailSettings,
  type ModelSettings,
  type StoreSettings,
} from '@deals/process'

export interface Config extends StoreSettings, MailSettings, ModelSettings {
  /** Address of this machine to listen on; `::` is all of them. */
  readonly host: string
  readonly port: number
  readonly publicUrl: string
  /** Fills an empty site with demonstration data. */
  readonly demo: boolean
  readonly logLevel: LogLevel
  readonly rateLimits: 'on' | 'off'
  /** How many proxies stand in front. */
  readonly proxies: number
  /** Where Kafka carries the events to the projector and the workers; else both follow the log itself. */
  readonly kafka: KafkaSettings | undefined
  /** Page code comes from the sources, rebuilt as they change. */
  readonly dev: boolean
}

/** Servers that a later release can use; one that is given is named at the start rather than silently ignored. */
const laterServers = ['IMAGE_STORE_URL']

/** Reads the settings. Throws WrongSetting with one sentence. */
export function readConfig(environment: Environment = process.env): Config {
  const port = readPort(environment, 'PORT', 3000)
  const publicUrl = readOrigin(environment, 'PUBLIC_URL', `http://localhost:${port}`)
  return {
    ...readStoreSettings(environment),
    ...readMailSettings(environment, publicUrl),
    ...readModelSettings(environment),
    host: environment['HOST'] || '::',
    port,
    publicUrl,
    demo: readOneOf(environment, 'DEMO', { allowed: ['1', '0'], otherwise: '1' }) === '1',
    logLevel: readLogLevel(environment, 'warn'),
    rateLimits: readOneOf(environment, 'RATE_LIMITS', { allowed: ['on', 'off'], otherwise: 'on' }),
    proxies: readTrustedProxies(environment),
    kafka: readKafkaSettings(environment),
    dev: environment['NODE_ENV'] === 'development',
  }
}

/** Settings that are given but that this arrangement does not use, for a line at the start. */
export function unusedSettings(environment: Environment = process.env): string[] {
  return laterServers.filter((name) => Boolean(environment[name]))
}
