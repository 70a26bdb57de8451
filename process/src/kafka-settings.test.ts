import { WrongSetting } from './settings.ts'
import { readKafkaSettings } from './kafka-settings.ts'

const brokers = { KAFKA_BROKERS: 'kafka1:9092,kafka2:9092' }

describe('the settings of Kafka', () => {
  it('are none where no brokers are named', () => {
    expect(readKafkaSettings({})).toBeUndefined()
  })

  it('have defaults', () => {
    expect(readKafkaSettings(brokers)).toEqual({
      brokers: ['kafka1:9092', 'kafka2:9092'],
      prefix: 'deals',
      partitions: 24,
      replication: 1,
    })
  })

  it('are taken as they are given', () => {
    const given = { KAFKA_TOPIC_PREFIX: 'site-2', KAFKA_PARTITIONS: '8', KAFKA_REPLICATION: '3' }
    expect(readKafkaSettings({ ...brokers, ...given })).toMatchObject({
      prefix: 'site-2',
      partitions: 8,
      replication: 3,
    })
  })

  it.each([
    ['KAFKA_TOPIC_PREFIX', 'my topics'],
    ['KAFKA_PARTITIONS', '0'],
    ['KAFKA_PARTITIONS', '5000'],
    ['KAFKA_REPLICATION', 'all'],
  ])('are refused in one sentence that names %s and what it held: %s', (name, held) => {
    const read = () => readKafkaSettings({ ...brokers, [name]: held })
    expect(read).toThrow(WrongSetting)
    expect(read).toThrow(`${name} is "${held}"; it takes `)
  })
})
