import { describeOnServer, type ServedSuite } from '@deals/storage/testing'
import { findKafka } from './kafka-server.ts'

/** Describes rules of a port over a real Kafka, or skips them and says why. `brokers` answers once the tests run. */
export const describeOnKafka = (suite: ServedSuite, rules: (brokers: () => readonly string[]) => void): void =>
  describeOnServer({ adapter: 'Kafka', found: findKafka() }, suite, (broker) => rules(() => broker().brokers))
