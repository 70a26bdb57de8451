import { readKafkaSettings, type Environment, type KafkaSettings } from '@deals/events/process'

/** The Kafka that a benchmark may use, where one is named. Throws WrongSetting with one sentence. */
export const readKafka = (environment: Environment = process.env): KafkaSettings | undefined =>
  readKafkaSettings(environment)

/** The EventStoreDB that a benchmark may write to, where one is named. */
export const readEventStoreUrl = (environment: Environment = process.env): string | undefined =>
  environment['EVENTSTORE_URL'] || undefined
