import {
  readDataDir,
  readInternalToken,
  readOrigin,
  readPort,
  readTrustedProxies,
  type Environment,
} from '@deals/process'

export interface Config {
  readonly host: string
  readonly port: number
  /** Under which address the site is known. */
  readonly publicUrl: string
  /** Where reads go. */
  readonly queryApiUrl: string
  /** Where everything else goes, and the pages for signing in. */
  readonly commandApiUrl: string
  /** Where the board of jobs is. */
  readonly workersUrl: string
  /** The secret by which the APIs know this process, where it is given; else it lies in the data directory. */
  readonly internalToken: string | undefined
  readonly dataDir: string
  /** How many proxies stand in front. */
  readonly proxies: number
}

/** Reads the settings of this process. Throws WrongSetting with one sentence. */
export function readConfig(environment: Environment = process.env): Config {
  const port = readPort(environment, 'PORT', 3000)
  return {
    host: environment['HOST'] || '::',
    port,
    publicUrl: readOrigin(environment, 'PUBLIC_URL', `http://localhost:${port}`),
    queryApiUrl: readOrigin(environment, 'QUERY_API_URL', 'http://localhost:3002'),
    commandApiUrl: readOrigin(environment, 'COMMAND_API_URL', 'http://localhost:3001'),
    workersUrl: readOrigin(environment, 'WORKERS_URL', 'http://localhost:9465'),
    internalToken: readInternalToken(environment),
    dataDir: readDataDir(environment),
    proxies: readTrustedProxies(environment),
  }
}
