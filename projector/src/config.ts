import type { KafkaSettings } from '@deals/event-log/kafka'
import {
  readInternalToken,
  readKafkaSettings,
  readLogLevel,
  readPort,
  readStoreSettings,
  WrongSetting,
  type Environment,
  type LogLevel,
  type StoreSettings,
} from '@deals/process'

export interface Config extends StoreSettings {
  readonly logLevel: LogLevel
  /** Where /healthz, /readyz and /metrics answer, and the internal calls; 0 takes any free one. */
  readonly metricsPort: number
  /** The secret that opens the internal calls, where it is given. */
  readonly internalToken: string | undefined
  /** Where Kafka carries the events to many projectors; else this one follows the log itself. */
  readonly kafka: KafkaSettings | undefined
}

/** Reads the settings of the projector. Throws WrongSetting with one sentence. */
export function readConfig(environment: Environment = process.env): Config {
  return {
    ...readStoreSettings(environment),
    logLevel: readLogLevel(environment, 'info'),
    metricsPort: readPort(environment, 'METRICS_PORT', 9464),
    internalToken: readInternalToken(environment),
    kafka: readKafkaSettings(environment),
  }
}

/** What the relay takes; without Kafka there is nothing to do for it. */
export type RelayConfig = StoreSettings & Pick<Config, 'logLevel' | 'metricsPort'> & { readonly kafka: KafkaSettings }

/** Reads the settings of the relay. Throws WrongSetting with one sentence. */
export function readRelayConfig(environment: Environment = process.env): RelayConfig {
  const kafka = readKafkaSettings(environment)
  if (kafka === undefined) {
    throw new WrongSetting('KAFKA_BROKERS', '', 'a list of brokers such as kafka1:9092,kafka2:9092')
  }
  return {
    ...readStoreSettings(environment),
    logLevel: readLogLevel(environment, 'info'),
    metricsPort: readPort(environment, 'METRICS_PORT', 9466),
    kafka,
  }
}
