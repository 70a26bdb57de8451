/** The door @deals/process/limits: how often somebody may do something, counted in one process or for all together. */
export { createMemoryLimiter, type MemoryLimiter } from './memory-limiter.ts'
export { openLimiter, type LimiterChoice, type OpenedLimiter } from './open-limiter.ts'
export {
  limitedAsSet,
  unlimited,
  type Claim,
  type RateLimiter,
  type Room,
  type Taken,
  type Window,
} from './rate-limiter.ts'
