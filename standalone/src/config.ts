import { resolve } from 'node:path'

export interface Config {
  /** Address of this machine to listen on; `::` is all of them. */
  host: string
  port: number
  dataDir: string
  publicUrl: string
  masterKey: string | undefined
  /** Fills an empty site with demonstration data. */
  demo: boolean
  logLevel: (typeof logLevels)[number]
  rateLimits: boolean
  /** Page code comes from the sources, rebuilt as they change. */
  dev: boolean
}

/** A setting that cannot be used: the start ends with this sentence. */
export class WrongSetting extends Error {
  constructor(name: string, held: string, takes: string) {
    super(`${name} is "${held}"; it takes ${takes}.`)
    this.name = 'WrongSetting'
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type Environment = Readonly<Record<string, string | undefined>>

/** Servers that a later release can use; an unknown wish is refused rather than silently ignored. */
const serverSettings = [
  'EVENTSTORE_URL',
  'MONGO_URL',
  'REDIS_URL',
  'KAFKA_BROKERS',
  'IMAGE_STORE_URL',
  'SMTP_URL',
  'LLM_URL',
]

/** Reads the settings. Throws WrongSetting with one sentence. */
export function readConfig(environment: Environment = process.env): Config {
  const port = readPort(environment)
  return {
    host: environment['HOST'] || '::',
    port,
    dataDir: resolve(environment['DATA_DIR'] || './data'),
    publicUrl: readPublicUrl(environment, port),
    masterKey: environment['MASTER_KEY'] || undefined,
    demo: readOneOf(environment, 'DEMO', ['1', '0']) === '1',
    logLevel: readOneOf(environment, 'LOG_LEVEL', ['warn', ...logLevels]),
    rateLimits: readOneOf(environment, 'RATE_LIMITS', ['on', 'off']) === 'on',
    dev: environment['NODE_ENV'] === 'development',
  }
}

/** Settings that are given but that this arrangement does not use, for a line at the start. */
export function unusedSettings(environment: Environment = process.env): string[] {
  return serverSettings.filter((name) => Boolean(environment[name]))
}

function readPort(environment: Environment): number {
  const held = environment['PORT'] || '3000'
  const port = Number(held)
  if (!/^\d{1,5}$/.test(held) || port > 65_535) {
    throw new WrongSetting('PORT', held, 'a port number from 0 to 65535')
  }
  return port
}

function readPublicUrl(environment: Environment, port: number): string {
  const held = environment['PUBLIC_URL'] || `http://localhost:${port}`
  const url = URL.canParse(held) ? new URL(held) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new WrongSetting('PUBLIC_URL', held, 'a full web address such as https://deals.example')
  }
  return url.origin
}

/** The value of a setting that takes one of a list; the first is the default. */
function readOneOf<const T extends string>(environment: Environment, name: string, allowed: readonly T[]): T {
  const held = environment[name] || (allowed[0] ?? '')
  const found = allowed.find((value) => value === held)
  if (found === undefined) {
    throw new WrongSetting(name, held, `one of ${[...new Set(allowed)].join(', ')}`)
  }
  return found
}
