import { readKafkaSettings, type Environment, type KafkaSettings } from '@deals/events/process'

/** The Kafka that a benchmark may use, where one is named. Throws WrongSetting with one sentence. */
export const readKafka = (environment: Environment = process.env): KafkaSettings | undefined =>
  readKafkaSettings(environment)
