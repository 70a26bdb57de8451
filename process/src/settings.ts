import { resolve } from 'node:path'

/** A setting that cannot be used: the start ends with this sentence. */
export class WrongSetting extends Error {
  override name = 'WrongSetting'
  constructor(name: string, held: string, takes: string) {
    super(`${name} is "${held}"; it takes ${takes}.`)
  }
}

/** The variables a process was started with; one that is empty counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export function readPort(environment: Environment, name: string, otherwise: number): number {
  const held = environment[name] || String(otherwise)
  const port = Number(held)
  if (!/^\d{1,5}$/.test(held) || port > 65_535) {
    throw new WrongSetting(name, held, 'a port number from 0 to 65535')
  }
  return port
}

/** The origin of a web address, without a path. */
export function readOrigin(environment: Environment, name: string, otherwise: string): string {
  const held = environment[name] || otherwise
  if (!URL.canParse(held) || !/^https?:$/.test(new URL(held).protocol)) {
    throw new WrongSetting(name, held, 'a full web address such as https://deals.example')
  }
  return new URL(held).origin
}

/** The value of a setting that takes one of a list. */
export function readOneOf<const Value extends string>(
  environment: Environment,
  name: string,
  { allowed, otherwise }: { allowed: readonly Value[]; otherwise: Value },
): Value {
  const held = environment[name] || otherwise
  const found = allowed.find((value) => value === held)
  if (found === undefined) {
    throw new WrongSetting(name, held, `one of ${allowed.join(', ')}`)
  }
  return found
}

export const readLogLevel = (environment: Environment, otherwise: LogLevel): LogLevel =>
  readOneOf(environment, 'LOG_LEVEL', { allowed: logLevels, otherwise })

/** A whole number of 1 or more. */
export const readCount = (environment: Environment, name: string, otherwise: number): number =>
  readWhole(environment, name, { form: /^[1-9]\d{0,5}$/, takes: 'a whole number of 1 or more', otherwise })

/** How many of something are wanted, where none is an answer, too. */
export const readFew = (environment: Environment, name: string, otherwise: number): number =>
  readWhole(environment, name, { form: /^\d{1,2}$/, takes: 'a whole number from 0 to 99', otherwise })

interface WholeNumber {
  readonly form: RegExp
  readonly takes: string
  readonly otherwise: number
}

function readWhole(environment: Environment, name: string, { form, takes, otherwise }: WholeNumber): number {
  const held = environment[name] || String(otherwise)
  if (!form.test(held)) {
    throw new WrongSetting(name, held, takes)
  }
  return Number(held)
}

/** How many proxies stand in front: their word about a visitor's address is taken, and nobody else's. */
export const readTrustedProxies = (environment: Environment): number =>
  readWhole(environment, 'TRUST_PROXY', {
    form: /^(\d|10)$/,
    takes: 'how many proxies stand in front of the site, such as 1',
    otherwise: 0,
  })

export const readDataDir = (environment: Environment): string => resolve(environment['DATA_DIR'] || './data')

const shortestToken = 16

/** The secret that opens the internal calls between the processes of one site, where it is given. */
export function readInternalToken(environment: Environment): string | undefined {
  const held = environment['INTERNAL_TOKEN'] || undefined
  if (held !== undefined && held.length < shortestToken) {
    // A secret is never said back, not even a wrong one.
    throw new WrongSetting('INTERNAL_TOKEN', '…', `a secret of ${shortestToken} characters or more`)
  }
  return held
}
