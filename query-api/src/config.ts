import {
  readInternalToken,
  readLogLevel,
  readOrigin,
  readRateLimits,
  readServerSettings,
  readStoreSettings,
  type Environment,
  type LogLevel,
  type ServerSettings,
  type StoreSettings,
} from '@deals/process'

export interface Config extends ServerSettings, StoreSettings {
  readonly logLevel: LogLevel
  readonly rateLimits: 'on' | 'off'
  /** Where the projector answers, for what only the log can tell. */
  readonly projectorUrl: string
  /** The secret that opens the internal calls, where it is given. */
  readonly internalToken: string | undefined
}

/** Reads the settings of query-api. Throws WrongSetting with one sentence. */
export function readConfig(environment: Environment = process.env): Config {
  return {
    ...readServerSettings(environment, { own: 3002, site: 3000 }),
    ...readStoreSettings(environment),
    logLevel: readLogLevel(environment, 'info'),
    rateLimits: readRateLimits(environment),
    projectorUrl: readOrigin(environment, 'PROJECTOR_URL', 'http://localhost:9464'),
    internalToken: readInternalToken(environment),
  }
}
