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
  host: string
  port: number
  dataDir: string
  /** Origin of the site, for the links of feeds. */
  publicUrl: string
  logLevel: (typeof logLevels)[number]
  /** Opens the site's own questions to its other processes; null keeps them closed. */
  internalToken: string | null
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings of query-api. Throws WrongSetting with one sentence. */
export function readConfig(environment: Environment = process.env): Config {
  return {
    host: environment['HOST'] || '::',
    port: readPort(environment['PORT'] || '3002'),
    dataDir: resolve(environment['DATA_DIR'] || './data'),
    publicUrl: readPublicUrl(environment['PUBLIC_URL'] || 'http://localhost:3000'),
    logLevel: readLogLevel(environment['LOG_LEVEL'] || 'info'),
    internalToken: readToken(environment['INTERNAL_TOKEN']),
  }
}

function readPort(held: string): number {
  const port = Number(held)
  if (!/^\d{1,5}$/.test(held) || port > 65_535) {
    throw new WrongSetting('PORT', held, 'a port number from 0 to 65535')
  }
  return port
}

function readPublicUrl(held: string): string {
  const url = URL.canParse(held) ? new URL(held) : undefined
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    throw new WrongSetting('PUBLIC_URL', held, 'a full web address such as https://deals.example')
  }
  return url.origin
}

function readLogLevel(held: string): Config['logLevel'] {
  const level = logLevels.find((one) => one === held)
  if (level === undefined) {
    throw new WrongSetting('LOG_LEVEL', held, `one of ${logLevels.join(', ')}`)
  }
  return level
}

const shortestToken = 16

function readToken(held: string | undefined): string | null {
  if (held === undefined || held === '') {
    return null
  }
  if (held.length < shortestToken) {
    // A secret is never said back, not even a wrong one.
    throw new WrongSetting('INTERNAL_TOKEN', '…', `a secret of ${shortestToken} characters or more`)
  }
  return held
}
