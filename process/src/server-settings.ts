import { availableParallelism } from 'node:os'
import { readFew, readOneOf, readOrigin, readPort, readTrustedProxies, type Environment } from './settings.ts'

/** Where a process that answers people listens, and under which address they know the site. */
export interface ServerSettings {
  /** Address of this machine to listen on; `::` is all of them. */
  readonly host: string
  readonly port: number
  /** Origin of the site, for links that leave it. */
  readonly publicUrl: string
  /** How many proxies stand in front, where others than the page server ask it. */
  readonly proxies: number
}

interface UsualPorts {
  /** Where this process listens. */
  readonly own: number
  /** Where the site is; where the process listens unless it is said. */
  readonly site?: number
}

/** Reads where a process listens. Throws WrongSetting with one sentence. */
export function readServerSettings(environment: Environment, { own, site }: UsualPorts): ServerSettings {
  const port = readPort(environment, 'PORT', own)
  return {
    host: environment['HOST'] || '::',
    port,
    publicUrl: readOrigin(environment, 'PUBLIC_URL', `http://localhost:${site ?? port}`),
    proxies: readTrustedProxies(environment),
  }
}

/** Whether anything limits how often somebody may read or write. */
export const readRateLimits = (environment: Environment): 'on' | 'off' =>
  readOneOf(environment, 'RATE_LIMITS', { allowed: ['on', 'off'], otherwise: 'on' })

/** More would wait for the thread that answers what they ask. */
const mostUseful = 3

/** How many threads draw pages, at most: one fewer than there are cores, where nothing is said. */
export const readPageThreads = (environment: Environment): number =>
  readFew(environment, 'PAGE_THREADS', Math.min(availableParallelism() - 1, mostUseful))
