import { newUuid } from '@deals/events/platform'
import { dockerAnswers, freePort, namedServer } from '@deals/storage/testing'

/** A Kafka that tests may use until they stop it. */
export interface TestBroker {
  brokers: readonly string[]
  stop(): Promise<void>
}
/** How a broker is had here, or why there is none. */
export type BrokerFound = { start: () => Promise<TestBroker> } | { reason: string }

const image = 'apache/kafka:3.9.1'

/** Looks for Kafka: KAFKA_BROKERS, then Docker. */
export function findKafka(): BrokerFound {
  const given = process.env['KAFKA_BROKERS']
  if (given !== undefined && given !== '') {
    const start = () => namedServer({ setting: 'KAFKA_BROKERS', port: 9092 }, given)
    return { start: async () => ({ ...(await start()), brokers: given.split(',') }) }
  }
  return dockerAnswers()
    ? { start: startContainer }
    : { reason: 'KAFKA_BROKERS is not set, and Docker does not answer' }
}

/** What names of topics begin with that nobody else has; `drop` removes the topics. */
export function freshTopics(brokers: readonly string[]): { prefix: string; drop: () => Promise<void> } {
  const prefix = `test-${newUuid().slice(0, 8)}`
  return {
    prefix,
    async drop() {
      const { Kafka, logLevel } = await import('kafkajs')
      const admin = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING }).admin()
      await admin.connect()
      try {
        const topics = (await admin.listTopics()).filter((topic) => topic.startsWith(`${prefix}.`))
        await admin.deleteTopics({ topics })
        const groups = (await admin.listGroups()).groups.filter(({ groupId }) => groupId.startsWith(`${prefix}.`))
        // A group whose member has just left may still be on its way to being empty; it is gone with its offsets soon.
        await admin.deleteGroups(groups.map(({ groupId }) => groupId)).catch(() => undefined)
      } finally {
        await admin.disconnect()
      }
    },
  }
}

/** Clients go where the broker says it is, so it has to know the port that it has on this machine. */
async function startContainer(): Promise<TestBroker> {
  const { GenericContainer, Wait } = await import('testcontainers')
  const port = await freePort()
  const container = await new GenericContainer(image)
    .withExposedPorts({ container: port, host: port })
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_LISTENERS: `PLAINTEXT://:${port},CONTROLLER://:29093`,
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${port}`,
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:29093',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
    })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
    .start()
  return { brokers: [`127.0.0.1:${port}`], stop: async () => void (await container.stop()) }
}
