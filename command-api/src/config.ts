import {
  readInternalToken,
  readLogLevel,
  readModelSettings,
  readOneOf,
  readOrigin,
  readPort,
  readStoreSettings,
  readTrustedProxies,
  type Environment,
  type LogLevel,
  type ModelSettings,
  type StoreSettings,
} from '@deals/process'

export interface Config extends StoreSettings, ModelSettings {
  readonly host: string
  readonly port: number
  readonly publicUrl: string
  readonly logLevel: LogLevel
  readonly rateLimits: 'on' | 'off'
  /** Where the read side listens, for its internal calls. */
  readonly queryApiUrl: string
  /** Where the projector answers, for what staff ask of the views. */
  readonly projectorUrl: string
  /** The secret that opens the internal calls, where it is given. */
  readonly internalToken: string | undefined
  /** How many proxies stand in front of this process, where others than the page server ask it. */
  readonly proxies: number
}

/** Reads the settings of command-api in a process of its own. Throws WrongSetting with one sentence. */
export function readConfig(environment: Environment = process.env): Config {
  return {
    ...readStoreSettings(environment),
    ...readModelSettings(environment),
    host: environment['HOST'] || '::',
    port: readPort(environment, 'PORT', 3001),
    publicUrl: readOrigin(environment, 'PUBLIC_URL', 'http://localhost:3000'),
    logLevel: readLogLevel(environment, 'info'),
    rateLimits: readOneOf(environment, 'RATE_LIMITS', { allowed: ['on', 'off'], otherwise: 'on' }),
    queryApiUrl: readOrigin(environment, 'QUERY_API_URL', 'http://localhost:3002'),
    projectorUrl: readOrigin(environment, 'PROJECTOR_URL', 'http://localhost:9464'),
    internalToken: readInternalToken(environment),
    proxies: readTrustedProxies(environment),
  }
}
