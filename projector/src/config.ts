import { resolve } from 'node:path'

/** A setting that cannot be used: the start ends with this sentence. */
export class WrongSetting extends Error {
  override name = 'WrongSetting'
  constructor(name: string, held: string, takes: string) {
    super(`${name} is "${held}"; it takes ${takes}.`)
  }
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export interface Config {
  dataDir: string
  masterKey: string | undefined
  logLevel: LogLevel
  /** Where /healthz, /readyz and /metrics answer; 0 takes any free port. */
  metricsPort: number
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings of the projector. Throws WrongSetting with one sentence. */
export function readConfig(environment: Environment = process.env): Config {
  return {
    dataDir: resolve(environment['DATA_DIR'] || './data'),
    masterKey: environment['MASTER_KEY'] || undefined,
    logLevel: readLogLevel(environment['LOG_LEVEL'] || 'info'),
    metricsPort: readPort('METRICS_PORT', environment['METRICS_PORT'] || '9464'),
  }
}

function readLogLevel(held: string): LogLevel {
  const level = logLevels.find((one) => one === held)
  if (level === undefined) {
    throw new WrongSetting('LOG_LEVEL', held, `one of ${logLevels.join(', ')}`)
  }
  return level
}

function readPort(name: string, held: string): number {
  const port = Number(held)
  if (!/^\d{1,5}$/.test(held) || port > 65_535) {
    throw new WrongSetting(name, held, 'a port number from 0 to 65535')
  }
  return port
}
