import { readDataDir, readOneOf, WrongSetting, type Environment } from './settings.ts'

/** Where a process keeps what it must not lose; what is not given lies in files of the data directory. */
export interface StoreSettings {
  readonly dataDir: string
  readonly masterKey: string | undefined
  readonly eventStoreUrl: string | undefined
  readonly mongoUrl: string | undefined
  readonly redisUrl: string | undefined
  readonly kafkaBrokers: readonly string[] | undefined
  /** Starts beside a log whose members have no accounts any more. */
  readonly acceptsLostAccounts?: true | undefined
}

/** Reads which stores are used. Throws WrongSetting with one sentence. */
export function readStoreSettings(environment: Environment): StoreSettings {
  return {
    dataDir: readDataDir(environment),
    masterKey: environment['MASTER_KEY'] || undefined,
    eventStoreUrl: readServerUrl(environment, 'EVENTSTORE_URL', eventStoreUrls),
    mongoUrl: readServerUrl(environment, 'MONGO_URL', mongoUrls),
    redisUrl: readServerUrl(environment, 'REDIS_URL', redisUrls),
    kafkaBrokers: readBrokers(environment),
    acceptsLostAccounts: readOneOf(environment, 'ACCOUNTS_LOST', lostAccounts) === 'accept' ? true : undefined,
  }
}

const lostAccounts = { allowed: ['refuse', 'accept'], otherwise: 'refuse' } as const

interface UrlKind {
  readonly protocols: readonly string[]
  readonly takes: string
}
const eventStoreUrls: UrlKind = {
  protocols: ['esdb', 'esdb+discover'],
  takes: 'an address such as esdb://localhost:2113?tls=false',
}
const mongoUrls: UrlKind = {
  protocols: ['mongodb', 'mongodb+srv'],
  takes: 'an address such as mongodb://localhost:27017/dealstream',
}
const redisUrls: UrlKind = { protocols: ['redis', 'rediss'], takes: 'an address such as redis://localhost:6379' }

function readServerUrl(environment: Environment, name: string, { protocols, takes }: UrlKind): string | undefined {
  const held = environment[name] || undefined
  // A list of hosts is no URL of the web, so only the beginning is looked at; the client judges the rest.
  const isOurs = held === undefined || protocols.some((protocol) => /^:\/\/[^/]/.test(after(held, protocol)))
  if (!isOurs) {
    throw new WrongSetting(name, withoutSecrets(held), takes)
  }
  return held
}

const after = (text: string, start: string): string => (text.startsWith(start) ? text.slice(start.length) : '')

/**
 * An address that may be shown: name and password are struck out. A password may hold signs that end it for a reader of
 * addresses, so everything before the last at-sign goes.
 */
export const withoutSecrets = (url: string): string => url.replace(/^([a-z][a-z0-9+.-]*:\/\/)?.*@/is, '$1…@')

function readBrokers(environment: Environment): readonly string[] | undefined {
  const held = environment['KAFKA_BROKERS'] || undefined
  const brokers = held?.split(',').map((broker) => broker.trim())
  if (brokers !== undefined && !brokers.every((broker) => /^[^\s:/@]+:\d{1,5}$/.test(broker))) {
    throw new WrongSetting('KAFKA_BROKERS', held ?? '', 'a list of brokers such as kafka1:9092,kafka2:9092')
  }
  return brokers
}
