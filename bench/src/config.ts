import type { KafkaSettings } from '@deals/event-log/kafka'
import { readKafkaSettings, type Environment } from '@deals/process'

/** The Kafka that a benchmark may use, where one is named. Throws WrongSetting with one sentence. */
export const readKafka = (environment: Environment = process.env): KafkaSettings | undefined =>
  readKafkaSettings(environment)

/** The EventStoreDB that a benchmark may write to, where one is named. */
export const readEventStoreUrl = (environment: Environment = process.env): string | undefined =>
  environment['EVENTSTORE_URL'] || undefined

/** The MongoDB that a benchmark may write to, where one is named. */
export const readMongoUrl = (environment: Environment = process.env): string | undefined =>
  environment['MONGO_URL'] || undefined

/** The file of the browser that a benchmark may open, where there is one. */
export const readChromiumPath = (environment: Environment = process.env): string | undefined =>
  environment['CHROMIUM_PATH'] || undefined
