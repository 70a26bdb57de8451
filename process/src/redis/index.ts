/** The door @deals/process/redis: connections to Redis, for servers. */
export { closeWithinMs, connectRedis } from './connect-redis.ts'
export type { RedisConnectionOptions } from './connect-redis.ts'
export { isRefusalOfRedis, shownAddress } from './connect-redis.ts'
