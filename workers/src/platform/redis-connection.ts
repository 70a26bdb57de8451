import { setTimeout as delay } from 'node:timers/promises'
import { Redis, type RedisOptions } from 'ioredis'
import { StoreProblem } from '@deals/storage'
import { closeWithinMs, isRefusalOfRedis, shownAddress } from '@deals/process/redis'
import type { Logger } from './logger.ts'

export interface RedisConnectionOptions {
  url: string
  logger: Logger
  /** Ends the waiting for a server that does not answer. */
  signal?: AbortSignal | undefined
}

const answerWithinMs = 2000
const askAgainAfterMs = 3000

/**
 * A connection that has answered once; waits for as long as the server is away, and says so. Commands given while it is
 * away later fail at once instead of piling up. Throws StoreProblem with one sentence when the address is wrong or the
 * server refuses us.
 */
export async function connectRedis(options: RedisConnectionOptions): Promise<Redis> {
  const { url, logger, signal } = options
  for (;;) {
    const because = await hindranceAt(url)
    if (because === null) {
      return lasting(options)
    }
    if (isRefusalOfRedis(because)) {
      throw new StoreProblem(
        `REDIS_URL: the server at ${shownAddress(url)} refuses us (${because.replace(/\.$/, '')}).`,
      )
    }
    logger.warn({ because }, `waiting for Redis at ${shownAddress(url)}`)
    await delay(askAgainAfterMs, undefined, { signal }).catch(() => {
      throw new StoreProblem(`Redis at ${shownAddress(url)} did not answer.`)
    })
  }
}

const common: RedisOptions = {
  // Old servers, and some that only speak like Redis, know no newer one.
  protocol: 2,
  connectTimeout: answerWithinMs,
  disconnectTimeout: closeWithinMs,
  commandTimeout: 10_000,
  // A server that has vanished without a word is noticed by its silence.
  socketTimeout: 30_000,
}

/** Why the server cannot be used, in its own words; null when it can. */
async function hindranceAt(url: string): Promise<string | null> {
  const redis = clientOf(url, { lazyConnect: true, commandTimeout: answerWithinMs, retryStrategy: () => null })
  // What went wrong is told here; the promises only say that the connection is closed.
  let said: string | null = null
  redis.on('error', (error: Error) => {
    said ??= error.message
  })
  try {
    await redis.connect()
    await redis.ping()
  } catch (error) {
    said ??= messageOf(error)
  }
  redis.disconnect()
  return said
}

function clientOf(url: string, options: RedisOptions): Redis {
  try {
    return new Redis(url, { ...common, ...options })
  } catch {
    // The client quotes the address, and with it the password.
    throw new StoreProblem(
      'REDIS_URL cannot be understood; it takes an address such as redis://localhost:6379, with special characters of a password written as percent codes.',
    )
  }
}

async function lasting({ url, logger }: RedisConnectionOptions): Promise<Redis> {
  const redis = clientOf(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, retryStrategy })
  sayOutages(redis, logger)
  await new Promise<void>((resolve) => {
    redis.once('ready', () => resolve())
  })
  return redis
}

/** Milliseconds until the next try: from a tenth of a second to three seconds, for ever. */
const retryStrategy = (times: number): number => Math.min(askAgainAfterMs, 100 * 2 ** Math.min(times, 6))

/** One line when the server goes and one when it is back, however often a try fails between. */
function sayOutages(redis: Redis, logger: Logger): void {
  let isAway = false
  redis.on('error', (error: Error) => {
    if (!isAway) {
      isAway = true
      logger.warn({ because: error.message }, 'Redis does not answer; trying again')
    }
  })
  redis.on('ready', () => {
    if (isAway) {
      isAway = false
      logger.info({}, 'Redis answers again')
    }
  })
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
