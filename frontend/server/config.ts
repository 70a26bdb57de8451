import {
  readDataDir,
  readInternalToken,
  readOrigin,
  readPageThreads,
  readServerSettings,
  type Environment,
  type ServerSettings,
} from '@deals/process'

export interface Config extends ServerSettings {
  /** Where reads go. */
  readonly queryApiUrl: string
  /** Where everything else goes, and the pages for signing in. */
  readonly commandApiUrl: string
  /** Where the board of jobs is. */
  readonly workersUrl: string
  /** The secret by which the APIs know this process, where it is given; else it lies in the data directory. */
  readonly internalToken: string | undefined
  readonly dataDir: string
  /** Threads that draw pages, at most. */
  readonly pageThreads: number
}

/** Reads the settings of this process. Throws WrongSetting with one sentence. */
export function readConfig(environment: Environment = process.env): Config {
  return {
    ...readServerSettings(environment, { own: 3000 }),
    queryApiUrl: readOrigin(environment, 'QUERY_API_URL', 'http://localhost:3002'),
    commandApiUrl: readOrigin(environment, 'COMMAND_API_URL', 'http://localhost:3001'),
    workersUrl: readOrigin(environment, 'WORKERS_URL', 'http://localhost:9465'),
    internalToken: readInternalToken(environment),
    dataDir: readDataDir(environment),
    pageThreads: readPageThreads(environment),
  }
}
