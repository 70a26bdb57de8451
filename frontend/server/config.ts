import { readOrigin, readPort, type Environment } from '@deals/events/process'

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
  }
}
