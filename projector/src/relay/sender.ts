import { Partitioners, type Kafka, type Producer } from 'kafkajs'
import { views } from '@deals/event-log'
import { topicOf } from '@deals/event-log/kafka'
import type { Send } from './plan-send.ts'

/** Hands messages to the brokers, one request after the other. */
export interface Sender {
  /** Resolves when all replicas have them. After a rejection the sender is of no use any longer. */
  send(send: Pick<Send, 'messages'>): Promise<void>
  close(): Promise<void>
}

const answerWithin = 30_000

export async function openSender(kafka: Kafka, settings: { prefix: string }): Promise<Sender> {
  const producer: Producer = kafka.producer({
    idempotent: true,
    // More than one at once breaks the order that the chain of positions relies on.
    maxInFlightRequests: 1,
    allowAutoTopicCreation: false,
    // Messages name their partition; what else may write to the topics has to choose alike.
    createPartitioner: Partitioners.DefaultPartitioner,
    // It is replaced rather than tried for ever: whoever is sent something twice passes it by.
    retry: { initialRetryTime: 200, maxRetryTime: 1_000, retries: 2 },
  })
  await producer.connect()
  return {
    async send({ messages }) {
      await producer.sendBatch({
        acks: -1,
        timeout: answerWithin,
        topicMessages: views.map((view) => ({ topic: topicOf(settings, view), messages: [...messages[view]] })),
      })
    },
    close: () => producer.disconnect().catch(() => undefined),
  }
}
