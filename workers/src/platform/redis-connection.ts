import { setTimeout as delay } from 'node:timers/promises'
import { Redis, type RedisOptions } from 'ioredis'
import { StoreProblem } from '@deals/events/log'
import { withoutSecrets } from '@deals/events/process'
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
 * away later fail at once instead of piling up. Throws StoreProblem with one sentence when the server refuses us.
 */
export async function connectRedis(options: RedisConnectionOptions): Promise<Redis> {
  const { url, logger, signal } = options
  for (;;) {
    const redis = new Redis(url, { ...common, lazyConnect: true, retryStrategy: () => null })
    // What the server says against us comes as an event; the call then only learns that the connection is closed.
    let said: unknown
    redis.on('error', (error) => {
      said = error
    })
    try {
      await redis.connect()
      await redis.ping()
      redis.disconnect()
      return lasting(options)
    } catch (thrown) {
      const error = said ?? thrown
      redis.disconnect()
      if (isRefusal(error)) {
        throw new StoreProblem(`REDIS_URL: the server at ${withoutSecrets(url)} refuses us (${messageOf(error)}).`)
      }
      logger.warn({ because: messageOf(error) }, `waiting for Redis at ${withoutSecrets(url)}`)
    }
    await delay(askAgainAfterMs, undefined, { signal }).catch(() => {
      throw new StoreProblem(`Redis at ${withoutSecrets(url)} did not answer.`)
    })
  }
}

const common: RedisOptions = { connectTimeout: answerWithinMs, commandTimeout: 10_000 }

async function lasting({ url, logger }: RedisConnectionOptions): Promise<Redis> {
  const redis = new Redis(url, { ...common, enableOfflineQueue: false, maxRetriesPerRequest: 1, retryStrategy })
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

const isRefusal = (error: unknown): boolean =>
  /^(WRONGPASS|NOAUTH|NOPERM|ERR (AUTH|invalid password))/.test(messageOf(error))

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
