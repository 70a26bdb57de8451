import { resolve } from 'node:path'

/** A setting that cannot be used: the start ends with this sentence. */
export class WrongSetting extends Error {
  override name = 'WrongSetting'
  constructor(name: string, held: string, takes: string) {
    super(`${name} is "${held}"; it takes ${takes}.`)
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export interface Config {
  dataDir: string
  masterKey: string | undefined
  logLevel: (typeof logLevels)[number]
  /** Where the two APIs listen, for their internal calls. */
  commandApiUrl: string
  queryApiUrl: string
  /** The secret that opens the internal calls. */
  internalToken: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings of the workers. Throws WrongSetting with one sentence. */
export function readConfig(environment: Environment = process.env): Config {
  return {
    dataDir: resolve(environment['DATA_DIR'] || './data'),
    masterKey: environment['MASTER_KEY'] || undefined,
    logLevel: readLogLevel(environment['LOG_LEVEL'] || 'info'),
    commandApiUrl: readUrl(environment, 'COMMAND_API_URL', 'http://localhost:3001'),
    queryApiUrl: readUrl(environment, 'QUERY_API_URL', 'http://localhost:3002'),
    internalToken: readToken(environment['INTERNAL_TOKEN'] ?? ''),
  }
}

function readLogLevel(held: string): Config['logLevel'] {
  const level = logLevels.find((one) => one === held)
  if (level === undefined) {
    throw new WrongSetting('LOG_LEVEL', held, `one of ${logLevels.join(', ')}`)
  }
  return level
}

function readUrl(environment: Environment, name: string, otherwise: string): string {
  const held = environment[name] || otherwise
  if (!URL.canParse(held) || !/^https?:$/.test(new URL(held).protocol)) {
    throw new WrongSetting(name, held, 'a full web address such as http://command-api:3001')
  }
  return new URL(held).origin
}

const shortestToken = 16

function readToken(held: string): string {
  if (held.length < shortestToken) {
    // A secret is never said back, not even a wrong one.
    throw new WrongSetting('INTERNAL_TOKEN', held === '' ? '' : '…', `a secret of ${shortestToken} characters or more`)
  }
  return held
}
