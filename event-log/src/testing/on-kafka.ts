import { reportAdapterRun } from '@deals/storage/testing'
import { findKafka, type TestBroker } from './kafka-server.ts'

interface KafkaSuite {
  /** What the closing summary calls the port whose rules these are. */
  readonly port: string
  readonly name: string
}

/** Describes rules of a port over a real Kafka, or skips them and says why. `brokers` answers once the tests run. */
export function describeOnKafka({ port, name }: KafkaSuite, rules: (brokers: () => readonly string[]) => void): void {
  const found = findKafka()
  const suite = 'start' in found ? describe : describe.skip
  if (!('start' in found)) {
    reportAdapterRun({ port, adapter: 'Kafka', outcome: 'skipped', reason: found.reason })
  }
  suite(name, () => {
    let broker: TestBroker | undefined
    beforeAll(async () => {
      broker = 'start' in found ? await found.start() : undefined
      reportAdapterRun({ port, adapter: 'Kafka', outcome: 'ran' })
    })
    afterAll(() => broker?.stop())
    rules(() => broker?.brokers ?? [])
  })
}
