import { resolve } from 'node:path'

/** A setting that cannot be used: the start ends with this sentence. */
export class WrongSetting extends Error {
  override name = 'WrongSetting'
  constructor(name: string, held: string, takes: string) {
    super(`${name} is "${held}"; it takes ${takes}.`)
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

export interface Config {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly publicUrl: string
  readonly masterKey: string | undefined
  readonly logLevel: LogLevel
  readonly rateLimits: 'on' | 'off'
  /** Where the read side listens, for its internal calls. */
  readonly queryApiUrl: string
  /** The secret that opens the internal calls. */
  readonly internalToken: string
  /** Servers in front whose word about a visitor's address is taken. */
  readonly trustProxy: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings of command-api in a process of its own. Throws WrongSetting with one sentence. */
export function readConfig(environment: Environment = process.env): Config {
  return {
    host: environment['HOST'] || '::',
    port: readPort(environment['PORT'] || '3001'),
    dataDir: resolve(environment['DATA_DIR'] || './data'),
    publicUrl: readUrl(environment, 'PUBLIC_URL', 'http://localhost:3000'),
    masterKey: environment['MASTER_KEY'] || undefined,
    logLevel: readOneOf(environment, 'LOG_LEVEL', ['info', ...logLevels]),
    rateLimits: readOneOf(environment, 'RATE_LIMITS', ['on', 'off']),
    queryApiUrl: readUrl(environment, 'QUERY_API_URL', 'http://localhost:3002'),
    internalToken: readToken(environment['INTERNAL_TOKEN'] ?? ''),
    trustProxy: environment['TRUST_PROXY'] || 'loopback, uniquelocal',
  }
}

function readPort(held: string): number {
  const port = Number(held)
  if (!/^\d{1,5}$/.test(held) || port > 65_535) {
    throw new WrongSetting('PORT', held, 'a port number from 0 to 65535')
  }
  return port
}

function readUrl(environment: Environment, name: string, otherwise: string): string {
  const held = environment[name] || otherwise
  if (!URL.canParse(held) || !/^https?:$/.test(new URL(held).protocol)) {
    throw new WrongSetting(name, held, 'a full web address such as https://deals.example')
  }
  return new URL(held).origin
}

/** The value of a setting that takes one of a list; the first is the default. */
function readOneOf<const Value extends string>(
  environment: Environment,
  name: string,
  allowed: readonly [Value, ...Value[]],
): Value {
  const held = environment[name] || allowed[0]
  const found = allowed.find((value) => value === held)
  if (found === undefined) {
    throw new WrongSetting(name, held, `one of ${[...new Set(allowed)].join(', ')}`)
  }
  return found
}

const shortestToken = 16

function readToken(held: string): string {
  if (held.length < shortestToken) {
    // A secret is never said back, not even a wrong one.
    throw new WrongSetting('INTERNAL_TOKEN', held === '' ? '' : '…', `a secret of ${shortestToken} characters or more`)
  }
  return held
}
