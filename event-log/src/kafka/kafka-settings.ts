/** How events are carried by Kafka. */
export interface KafkaSettings {
  readonly brokers: readonly string[]
  /** What the names of topics and consumer groups begin with. */
  readonly prefix: string
  /** Partitions of each topic; as many projectors and workers can share the work. */
  readonly partitions: number
  /** Brokers that hold a copy of each topic. */
  readonly replication: number
}
