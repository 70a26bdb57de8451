import type { KafkaSettings } from '@deals/event-log/kafka'
import {
  readInternalToken,
  readKafkaSettings,
  readLogLevel,
  readMailSettings,
  readModelSettings,
  readOrigin,
  readPort,
  readStoreSettings,
  type Environment,
  type LogLevel,
  type MailSettings,
  type ModelSettings,
  type StoreSettings,
} from '@deals/process'

export interface Config extends StoreSettings, MailSettings, ModelSettings {
  readonly logLevel: LogLevel
  /** Where /healthz, /readyz, /metrics and the board of jobs answer; 0 takes any free one. */
  readonly metricsPort: number
  /** Where the two APIs listen, for their internal calls. */
  readonly commandApiUrl: string
  readonly queryApiUrl: string
  /** Origin of the site: letters lead there, and staff sign in there before they see the board of jobs. */
  readonly publicUrl: string
  /** The secret that opens the internal calls, where it is given. */
  readonly internalToken: string | undefined
  /** Where Kafka carries the events to many workers; else these follow the log itself. */
  readonly kafka: KafkaSettings | undefined
}

/** Reads the settings of the workers. Throws WrongSetting with one sentence. */
export function readConfig(environment: Environment = process.env): Config {
  const publicUrl = readOrigin(environment, 'PUBLIC_URL', 'http://localhost:3000')
  return {
    ...readStoreSettings(environment),
    ...readMailSettings(environment, publicUrl),
    ...readModelSettings(environment),
    logLevel: readLogLevel(environment, 'info'),
    metricsPort: readPort(environment, 'METRICS_PORT', 9465),
    commandApiUrl: readOrigin(environment, 'COMMAND_API_URL', 'http://localhost:3001'),
    queryApiUrl: readOrigin(environment, 'QUERY_API_URL', 'http://localhost:3002'),
    publicUrl,
    internalToken: readInternalToken(environment),
    kafka: readKafkaSettings(environment),
  }
}
