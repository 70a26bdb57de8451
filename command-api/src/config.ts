import {
  readInternalToken,
  readLogLevel,
  readModelSettings,
  readOrigin,
  readRateLimits,
  readServerSettings,
  readStoreSettings,
  type Environment,
  type LogLevel,
  type ModelSettings,
  type ServerSettings,
  type StoreSettings,
} from '@deals/process'

export interface Config extends ServerSettings, StoreSettings, ModelSettings {
  readonly logLevel: LogLevel
  readonly rateLimits: 'on' | 'off'
  /** Where the read side listens, for its internal calls. */
  readonly queryApiUrl: string
  /** Where the projector answers, for what staff ask of the views. */
  readonly projectorUrl: string
  /** The secret that opens the internal calls, where it is given. */
  readonly internalToken: string | undefined
}

/** Reads the settings of command-api in a process of its own. Throws WrongSetting with one sentence. */
export function readConfig(environment: Environment = process.env): Config {
  return {
    ...readServerSettings(environment, { own: 3001, site: 3000 }),
    ...readStoreSettings(environment),
    ...readModelSettings(environment),
    logLevel: readLogLevel(environment, 'info'),
    rateLimits: readRateLimits(environment),
    queryApiUrl: readOrigin(environment, 'QUERY_API_URL', 'http://localhost:3002'),
    projectorUrl: readOrigin(environment, 'PROJECTOR_URL', 'http://localhost:9464'),
    internalToken: readInternalToken(environment),
  }
}
