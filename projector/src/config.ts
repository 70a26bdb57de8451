import {
  readInternalToken,
  readLogLevel,
  readPort,
  readStoreSettings,
  type Environment,
  type LogLevel,
  type StoreSettings,
} from '@deals/events/process'

export interface Config extends StoreSettings {
  readonly logLevel: LogLevel
  /** Where /healthz, /readyz and /metrics answer, and the internal calls; 0 takes any free one. */
  readonly metricsPort: number
  /** The secret that opens the internal calls, where it is given. */
  readonly internalToken: string | undefined
}

/** Reads the settings of the projector. Throws WrongSetting with one sentence. */
export function readConfig(environment: Environment = process.env): Config {
  return {
    ...readStoreSettings(environment),
    logLevel: readLogLevel(environment, 'info'),
    metricsPort: readPort(environment, 'METRICS_PORT', 9464),
    internalToken: readInternalToken(environment),
  }
}
