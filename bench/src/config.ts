import type { KafkaSettings } from '@deals/event-log/kafka'
import { readKafkaSettings, type Environment } from '@deals/process'

/** The Kafka that a benchmark may use, where one is named. Throws WrongSetting with one sentence. */
export const readKafka = (environment: Environment = process.env): KafkaSettings | undefined =>
  readKafkaSettings(environment)

/** The EventStoreDB that a benchmark may write to, where one is named. */
export const readEventStoreUrl = (environment: Environment = process.env): string | undefined =>
  environment['EVENTSTORE_URL'] || undefined

export const chromiumPath = (environment: Environment = process.env): string =>
  environment['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
