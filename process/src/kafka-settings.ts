import type { KafkaSettings } from '@deals/event-log/kafka'
import { readCount, WrongSetting, type Environment } from './settings.ts'
import { readStoreSettings } from './store-settings.ts'

const mostPartitions = 1000

/** Reads the settings; undefined where no brokers are named. Throws WrongSetting with one sentence. */
export function readKafkaSettings(environment: Environment): KafkaSettings | undefined {
  const { kafkaBrokers: brokers } = readStoreSettings(environment)
  const prefix = readPrefix(environment)
  const partitions = readCount(environment, 'KAFKA_PARTITIONS', 24)
  const replication = readCount(environment, 'KAFKA_REPLICATION', 1)
  if (partitions > mostPartitions) {
    throw new WrongSetting('KAFKA_PARTITIONS', String(partitions), `a whole number from 1 to ${mostPartitions}`)
  }
  return brokers === undefined ? undefined : { brokers, prefix, partitions, replication }
}

function readPrefix(environment: Environment): string {
  const held = environment['KAFKA_TOPIC_PREFIX'] || 'deals'
  if (!/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,99}$/.test(held)) {
    throw new WrongSetting('KAFKA_TOPIC_PREFIX', held, 'letters, digits, dots, hyphens and underscores, such as deals')
  }
  return held
}
