/** The door @deals/events/kafka: events carried by Kafka, for servers. What needs no broker is behind the doors log and process. */
export { messageOf, watermarkOf, worded } from './carried-message.ts'
export type { WordedEvent } from './carried-message.ts'
export { createKafka, untilReady } from './connect.ts'
export type { KafkaLogger, KafkaParts } from './connect.ts'
export { consumePartitions } from './consume-partitions.ts'
export type { Piece } from './consume-partitions.ts'
export { parseRecord } from './parse-record.ts'
export { topicOf } from './topics.ts'
