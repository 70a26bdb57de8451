/** A setting that cannot be used: the start ends with this sentence. */
export class WrongSetting extends Error {
  override name = 'WrongSetting'
  constructor(name: string, held: string, takes: string) {
    super(`${name} is "${held}"; it takes ${takes}.`)
  }
}

export interface Config {
  readonly host: string
  readonly port: number
  /** Under which address the site is known. */
  readonly publicUrl: string
  /** Where reads go. */
  readonly queryApiUrl: string
  /** Where everything else goes, and the pages for signing in. */
  readonly commandApiUrl: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings of this process. Throws WrongSetting with one sentence. */
export function readConfig(environment: Environment = process.env): Config {
  const port = readPort(environment)
  return {
    host: environment['HOST'] || '::',
    port,
    publicUrl: readUrl(environment, 'PUBLIC_URL', `http://localhost:${port}`),
    queryApiUrl: readUrl(environment, 'QUERY_API_URL', 'http://localhost:3002'),
    commandApiUrl: readUrl(environment, 'COMMAND_API_URL', 'http://localhost:3001'),
  }
}

function readPort(environment: Environment): number {
  const held = environment['PORT'] || '3000'
  const port = Number(held)
  if (!/^\d{1,5}$/.test(held) || port > 65_535) {
    throw new WrongSetting('PORT', held, 'a port number from 0 to 65535')
  }
  return port
}

function readUrl(environment: Environment, name: string, otherwise: string): string {
  const held = environment[name] || otherwise
  if (!URL.canParse(held) || !['http:', 'https:'].includes(new URL(held).protocol)) {
    throw new WrongSetting(name, held, 'a full web address such as http://localhost:3002')
  }
  return new URL(held).origin
}
