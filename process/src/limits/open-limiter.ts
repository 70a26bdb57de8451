import { steadyNow } from '@deals/events/platform'
import { createMemoryLimiter } from './memory-limiter.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { createSharedLimiter, type SharedLimiterOptions } from './shared-limiter.ts'

export interface LimiterChoice {
  /** Where it is given, limits are shared with every process on that server; otherwise they count in this process. */
  readonly redisUrl: string | undefined
  readonly logger: SharedLimiterOptions['logger']
  readonly now?: () => number
  readonly prefix?: string
}
export interface OpenedLimiter {
  readonly limits: RateLimiter
  close(): Promise<void>
}

/** Opens the limiter that the settings name. Throws WrongSetting with one sentence. */
export async function openLimiter(choice: LimiterChoice): Promise<OpenedLimiter> {
  const { redisUrl, logger, now, prefix = 'dealstream' } = choice
  const own = createMemoryLimiter({ now: now ?? steadyNow })
  if (redisUrl === undefined) {
    return { limits: own, close: async () => undefined }
  }
  // The client of Redis is loaded by those alone that use it.
  const [{ connectRedis }, { createRedisLimiter }] = await Promise.all([
    import('../redis/index.ts'),
    import('./redis-limiter.ts'),
  ])
  const onAway = (sentence: string) => logger.warn({}, `${sentence} Limits count in this process until it does.`)
  const redis = await connectRedis({ url: redisUrl, onAway })
  return {
    limits: createSharedLimiter({
      shared: createRedisLimiter({ redis, now: now ?? Date.now, prefix }),
      own,
      logger,
      now: now ?? steadyNow,
    }),
    close: async () => redis.disconnect(),
  }
}
