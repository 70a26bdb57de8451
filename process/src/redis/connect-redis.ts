import { setTimeout as delay } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { WrongSetting } from '../settings.ts'

export interface RedisConnectionOptions {
  readonly url: string
  /** Told once at the start, when the server does not answer yet. */
  readonly onAway: (sentence: string) => void
}

const connectWithinMs = 2_000
const answerWithinMs = 500
/** The client waits so long for the end of a connection that has ended already, too, and with it the process. */
export const closeWithinMs = 100
const startWithinMs = 3_000
const longestPauseMs = 2_000

/**
 * A connection for what goes on without Redis: it never waits for a server that is away, its commands fail at once then,
 * and it comes back by itself. Throws WrongSetting when the address is wrong or the server does not let us in.
 */
export async function connectRedis({ url, onAway }: RedisConnectionOptions): Promise<Redis> {
  const redis = clientOf(url)
  let said = ''
  redis.on('error', (error: Error) => {
    said = error.message
  })
  const connected = redis.connect().catch(() => undefined)
  await Promise.race([connected, delay(startWithinMs, undefined, { ref: false })])
  if (isRefusalOfRedis(said)) {
    redis.disconnect()
    throw wrong(url, `the address of a Redis server that lets us in; this one says: ${said.replace(/\.$/, '')}`)
  }
  if (redis.status !== 'ready') {
    onAway(`Redis at ${shownAddress(url)} does not answer yet.`)
  }
  return redis
}

function clientOf(url: string): Redis {
  try {
    return new Redis(url, {
      lazyConnect: true,
      // Old servers, and some that only speak like Redis, know no newer one.
      protocol: 2,
      connectTimeout: connectWithinMs,
      commandTimeout: answerWithinMs,
      disconnectTimeout: closeWithinMs,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => Math.min(longestPauseMs, 50 * 2 ** Math.min(times, 6)),
    })
  } catch {
    // The client quotes the address, and with it the password.
    throw wrong(
      url,
      'an address such as redis://localhost:6379, with special characters of a password as percent codes',
    )
  }
}

const wrong = (url: string, takes: string) => new WrongSetting('REDIS_URL', shownAddress(url), takes)

/** Whether Redis said so because of the address, name or password that it was given, so that asking again is in vain. */
export const isRefusalOfRedis = (said: string): boolean =>
  /^(WRONGPASS|NOAUTH|NOPERM|ERR (DB index|invalid password|Client sent AUTH|AUTH|wrong number))|RESP type/.test(said)

/** Without name and password; a password that was not written as percent codes may hold anything. */
export function shownAddress(url: string): string {
  const [start, end] = [url.indexOf('//'), url.lastIndexOf('@')]
  return start === -1 || end < start ? url : `${url.slice(0, start)}//…${url.slice(end)}`
}
