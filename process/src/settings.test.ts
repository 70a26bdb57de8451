import { resolve } from 'node:path'
import {
  readCount,
  readDataDir,
  readInternalToken,
  readLogLevel,
  readOrigin,
  readPort,
  WrongSetting,
} from './settings.ts'
import { readStoreSettings, withoutSecrets } from './store-settings.ts'

describe('settings', () => {
  it('have defaults where nothing is set or the value is empty', () => {
    expect(readPort({ PORT: '' }, 'PORT', 3000)).toBe(3000)
    expect(readOrigin({}, 'PUBLIC_URL', 'http://localhost:3000')).toBe('http://localhost:3000')
    expect(readLogLevel({}, 'info')).toBe('info')
    expect(readCount({}, 'KAFKA_PARTITIONS', 24)).toBe(24)
    expect(readInternalToken({})).toBeUndefined()
    expect(readDataDir({})).toBe(resolve('./data'))
    expect(readStoreSettings({})).toEqual({ dataDir: resolve('./data') })
  })

  it('are taken as they are given', () => {
    const held = {
      EVENTSTORE_URL: 'esdb://admin:secret@one:2113,two:2113?tls=false',
      MONGO_URL: 'mongodb+srv://site:secret@cluster/deals',
      REDIS_URL: 'rediss://:secret@redis:6380',
      KAFKA_BROKERS: 'kafka1:9092, kafka2:9092',
    }
    expect(readStoreSettings(held)).toMatchObject({
      eventStoreUrl: held.EVENTSTORE_URL,
      mongoUrl: held.MONGO_URL,
      redisUrl: held.REDIS_URL,
      kafkaBrokers: ['kafka1:9092', 'kafka2:9092'],
    })
    expect(readOrigin({ PUBLIC_URL: 'https://deals.example/path' }, 'PUBLIC_URL', '')).toBe('https://deals.example')
  })

  it.each([
    ['PORT', '70000', () => readPort({ PORT: '70000' }, 'PORT', 3000)],
    ['PORT', 'web', () => readPort({ PORT: 'web' }, 'PORT', 3000)],
    ['PUBLIC_URL', 'deals.example', () => readOrigin({ PUBLIC_URL: 'deals.example' }, 'PUBLIC_URL', '')],
    ['LOG_LEVEL', 'loud', () => readLogLevel({ LOG_LEVEL: 'loud' }, 'info')],
    ['KAFKA_PARTITIONS', '0', () => readCount({ KAFKA_PARTITIONS: '0' }, 'KAFKA_PARTITIONS', 24)],
    ['EVENTSTORE_URL', 'http://one:2113', () => readStoreSettings({ EVENTSTORE_URL: 'http://one:2113' })],
    ['MONGO_URL', 'localhost', () => readStoreSettings({ MONGO_URL: 'localhost' })],
    ['REDIS_URL', 'redis://', () => readStoreSettings({ REDIS_URL: 'redis://' })],
    ['KAFKA_BROKERS', 'kafka', () => readStoreSettings({ KAFKA_BROKERS: 'kafka' })],
  ])('are refused in one sentence that names %s and what it held: %s', (name, held, read) => {
    expect(read).toThrow(WrongSetting)
    expect(read).toThrow(`${name} is "${held}"; it takes `)
  })

  it('never say a secret', () => {
    expect(() => readInternalToken({ INTERNAL_TOKEN: 'short-one' })).toThrow('INTERNAL_TOKEN is "…"')
    expect(() => readStoreSettings({ MONGO_URL: 'mongo://me:secret@host/x' })).toThrow('"mongo://…@host/x"')
  })

  it.each([
    ['redis://:secret@host:1', 'redis://…@host:1'],
    ['mongodb://me:se/cret@host/x', 'mongodb://…@host/x'],
    ['mongodb://me:se@cret/@host/x', 'mongodb://…@host/x'],
    ['smtp://me:se?c#ret@host', 'smtp://…@host'],
    ['me:secret@host', '…@host'],
    ['redis://host:6379', 'redis://host:6379'],
  ])('strike the secrets out of %s, whatever signs these hold', (held, shown) => {
    expect(withoutSecrets(held)).toBe(shown)
  })
})
